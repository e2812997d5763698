# Writes TOGETHER, one file that compiles all SOURCES of tests (below the folder TESTS). Their other includes come first, so
# that nothing else is included inside their namespaces; so do those of moc's output, which differ from Qt to Qt.
set(includes)
set(moc_includes)
foreach(header memory QtCore/qmetatype.h QtCore/qtmochelpers.h QtCore/qxptype_traits.h)
  string(APPEND moc_includes "#if __has_include(<${header}>)\n#include <${header}>\n#endif\n")
endforeach()
set(bodies)
set(choices)
foreach(source ${SOURCES})
  get_filename_component(name ${source} NAME_WE)
  get_filename_component(folder ${source} DIRECTORY)
  file(STRINGS ${source} lines REGEX "^#include .*[\">]")
  foreach(line ${lines})
    string(REGEX MATCH "[<\"].*[>\"]" what "${line}")
    string(REGEX REPLACE "[\"<>]" "" header "${what}")
    if(what MATCHES "^\"" AND EXISTS ${folder}/${header})
      file(RELATIVE_PATH header ${TESTS} ${folder}/${header})
      set(what "\"${header}\"")
    endif()
    if(NOT header MATCHES "\\.moc$")
      list(APPEND includes "#include ${what}\n")
    endif()
  endforeach()
  file(RELATIVE_PATH path ${TESTS} ${source})
  if(DISPATCH)
    set(own ${name})
  else()
    string(MAKE_C_IDENTIFIER ${path} own)  # in different folders files may have the same name, programs may not
  endif()
  string(APPEND bodies "namespace ${own} {\n#include \"${path}\"\n}\n")
  string(APPEND choices "  if (name == \"${name}\") return ${name}::main(argc, argv);\n")
endforeach()
list(REMOVE_DUPLICATES includes)
string(JOIN "" includes ${includes})
file(WRITE ${TOGETHER} "${includes}${moc_includes}${bodies}")
if(DISPATCH)
  file(APPEND ${TOGETHER} "#include <filesystem>

int main(int argc, char** argv) {
  const std::string name = std::filesystem::path(argv[0]).filename().string();
${choices}  return 2;
}
")
endif()
