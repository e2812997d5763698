# Adds one target per folder. lk_folder(NAME FROM DIR LINKS ... HEADERS ...) makes the static library lk_NAME of all .cpp
# files in DIR and exports DIR's headers, and only those, under the prefix NAME/ ("rules/core/ids.h"), or under another one
# given as AS ("app/kit/memory.h"). HEADERS are precompiled headers of other libraries that most of its files include;
# folders with HEADERS_OF share those of one target. TOGETHER: compiles the files of one folder as one unit, in half the
# time, so names in unnamed namespaces are visible in the whole folder. Folders that match APART are excluded, because their
# files use the same names.

find_program(LK_CCACHE ccache)
if(LK_CCACHE)
  # Sloppiness that ccache needs to cache compilations with precompiled headers. Without searching for headers that do not
  # exist yet, a first build takes hardly longer than without ccache.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1
    ${LK_CCACHE})
endif()
# About a hundred test programs are linked; mold needs a fifth of the time.
find_program(LK_MOLD mold)
if(LK_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# Makes relocated data read-only and the stack not executable. LK_HARDENED, used for packages, adds measures that cost a
# little run time.
add_link_options(-Wl,-z,relro,-z,now,-z,noexecstack)

if(LK_HARDENED)
  add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fstack-protector-strong -fstack-clash-protection -fcf-protection)
endif()

add_library(lk_flags INTERFACE)
target_compile_options(lk_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
  -Wno-missing-field-initializers  # a designated initialiser leaves the rest at its default on purpose
  -Wno-restrict)  # GCC 12 warns falsely about std::string + "literal" (GCC bug 105329)
# Sanitizes the tested code; the tests themselves are not sanitized, which halves their compile time. A null pointer that is
# used shows by its address, so the three checks at every access are left out: they take two fifths of the time.
set(LK_SANITIZERS -fsanitize=address,undefined -fno-sanitize=null,alignment,object-size -fno-sanitize-recover=undefined -g1)
add_library(lk_sanitized INTERFACE)
if(LK_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize=null,alignment,object-size,vptr
    -fno-sanitize-recover=undefined -g1)
  add_link_options(-fsanitize=address,undefined)
elseif(LK_SANITIZE)
  target_compile_options(lk_sanitized INTERFACE ${LK_SANITIZERS})
  target_link_options(lk_flags INTERFACE -fsanitize=address,undefined)
endif()

# A prefix directory that contains only a link to the folder: including another folder's header without linking its target
# does not compile.
function(lk_export_headers NAME DIR AS)
  set(prefix ${CMAKE_BINARY_DIR}/include/${NAME})
  get_filename_component(above ${prefix}/${AS} DIRECTORY)
  if(IS_SYMLINK ${above})  # an older build exported the folder around this one
    file(REMOVE ${above})
  endif()
  file(MAKE_DIRECTORY ${above})
  file(CREATE_LINK ${DIR} ${prefix}/${AS} SYMBOLIC)
  target_include_directories(lk_${NAME} PUBLIC ${prefix})
  file(RELATIVE_PATH inside ${CMAKE_SOURCE_DIR} ${DIR})
  set_target_properties(lk_${NAME} PROPERTIES LK_FOLDER ${inside})
  set_property(GLOBAL APPEND PROPERTY LK_FOLDER_TARGETS lk_${NAME})
endfunction()

# Writes links.txt in the build folder for tests/architecture: what each folder's target links, one per line. Call it last.
function(lk_write_links)
  get_property(targets GLOBAL PROPERTY LK_FOLDER_TARGETS)
  set(lines)
  foreach(target ${targets})
    get_target_property(folder ${target} LK_FOLDER)
    get_target_property(links ${target} LINK_LIBRARIES)
    list(JOIN links " " links)
    string(APPEND lines "${target} ${folder}: ${links}\n")
  endforeach()
  file(WRITE ${CMAKE_BINARY_DIR}/links.txt "${lines}")
endfunction()

function(lk_folder NAME)
  cmake_parse_arguments(ARG "TOGETHER" "FROM;AS;HEADERS_OF" "LINKS;PRIVATE_LINKS;EXCLUDE;HEADERS;APART" ${ARGN})
  if(NOT ARG_FROM)
    set(ARG_FROM ${CMAKE_CURRENT_SOURCE_DIR})
  endif()
  if(NOT ARG_AS)
    set(ARG_AS ${NAME})
  endif()
  # Patterns match only the path inside FROM, so the names of the checkout's parent folders do not matter.
  file(GLOB_RECURSE sources RELATIVE ${ARG_FROM} CONFIGURE_DEPENDS ${ARG_FROM}/*.cpp ${ARG_FROM}/*.h)
  list(TRANSFORM sources PREPEND "/")
  foreach(pattern ${ARG_EXCLUDE})
    list(FILTER sources EXCLUDE REGEX ${pattern})
  endforeach()
  list(TRANSFORM sources PREPEND ${ARG_FROM})
  add_library(lk_${NAME} STATIC ${sources})
  lk_export_headers(${NAME} ${ARG_FROM} ${ARG_AS})
  target_link_libraries(lk_${NAME} PUBLIC ${ARG_LINKS} PRIVATE lk_flags lk_sanitized ${ARG_PRIVATE_LINKS})
  if(ARG_HEADERS_OF)
    target_precompile_headers(lk_${NAME} REUSE_FROM ${ARG_HEADERS_OF})
  else()
    target_precompile_headers(lk_${NAME} PRIVATE ${ARG_HEADERS})
  endif()
  if(ARG_TOGETHER AND LK_UNITY)
    set_target_properties(lk_${NAME} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    foreach(source ${sources})
      get_filename_component(folder ${source} DIRECTORY)
      file(RELATIVE_PATH inside ${CMAKE_SOURCE_DIR} ${folder})  # two checkouts share what is compiled
      string(MAKE_C_IDENTIFIER "${inside}" group)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
      foreach(pattern ${ARG_APART})
        if(folder MATCHES ${pattern})
          set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
        endif()
      endforeach()
    endforeach()
  endif()
endfunction()

# lk_sanitized_twin(NAME OTHERS...): adds lk_NAME_sanitized, with the files of lk_NAME and lk_OTHERS and the same headers,
# under the sanitizers. -O1 compiles in two thirds of the time of -O2 and runs half as long again, which is faster in total.
# Call it in the folder of all of them.
function(lk_sanitized_twin NAME)
  set(all ${ARGV})
  list(TRANSFORM all PREPEND lk_)
  set(twin lk_${NAME}_sanitized)
  add_library(${twin} STATIC EXCLUDE_FROM_ALL)
  foreach(target ${all})
    get_target_property(sources ${target} SOURCES)
    get_target_property(headers ${target} INTERFACE_INCLUDE_DIRECTORIES)
    target_sources(${twin} PRIVATE ${sources})
    target_include_directories(${twin} PUBLIC ${headers})
    foreach(property UNITY_BUILD UNITY_BUILD_MODE PRECOMPILE_HEADERS)
      get_target_property(value ${target} ${property})
      if(value)
        set_target_properties(${twin} PROPERTIES ${property} "${value}")
      endif()
    endforeach()
  endforeach()
  target_link_libraries(${twin} PRIVATE lk_flags)
  target_compile_options(${twin} PRIVATE ${LK_SANITIZERS} -O1)
  target_link_options(${twin} INTERFACE -fsanitize=address,undefined)
endfunction()
