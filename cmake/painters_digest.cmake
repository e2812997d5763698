# cmake -DPAINTERS="...;..." -DOUT=... -P painters_digest.cmake
# Writes a source file with a digest of PAINTERS: all code that paints, photographs and describes printed cards. Cached
# results of other painters are then computed again, without manual version numbers.
list(SORT PAINTERS)
set(digests "")
foreach(file ${PAINTERS})
  file(SHA1 ${file} digest)
  string(APPEND digests ${digest})
endforeach()
string(SHA1 all "${digests}")
file(WRITE ${OUT} "#include \"app/kit/painters_digest.h\"\n\nconst char* const lk::app::kPaintersDigest = \"${all}\";\n")
