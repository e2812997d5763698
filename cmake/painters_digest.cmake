# cmake -DROOT=... -DOUT=... -P painters_digest.cmake
# Writes a source file with a digest of everything that paints, photographs and describes printed cards. What was
# worked out from other paintings is then worked out anew, without anybody counting versions.
file(GLOB painters ${ROOT}/carddb/faces/*.cpp ${ROOT}/carddb/faces/*.h ${ROOT}/resources/faces/*.json
  ${ROOT}/samples/stage/*.cpp ${ROOT}/samples/stage/*.h ${ROOT}/vision/card_descriptor.* ${ROOT}/vision/card_geometry.*
  ${ROOT}/vision/card_look.*)
list(SORT painters)
set(digests "")
foreach(file ${painters})
  file(SHA1 ${file} digest)
  string(APPEND digests ${digest})
endforeach()
string(SHA1 all "${digests}")
file(WRITE ${OUT} "#include \"app/kit/painters_digest.h\"\n\nconst char* const lk::app::kPaintersDigest = \"${all}\";\n")
