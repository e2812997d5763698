# Compiles the translations of the program, resources/i18n/lampkeeper_LANGUAGE.ts, into :/lampkeeper/i18n/. English has a
# file for its plurals. `ninja update_translations` reads all sources again.
find_package(Qt6 6.4 REQUIRED COMPONENTS LinguistTools)

function(lk_translations TARGET)
  file(GLOB files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/i18n/*.ts)
  set(made)
  foreach(file ${files})
    get_filename_component(name ${file} NAME_WE)
    set(qm ${CMAKE_CURRENT_BINARY_DIR}/i18n/${name}.qm)
    add_custom_command(OUTPUT ${qm} DEPENDS ${file} VERBATIM
      COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/i18n
      COMMAND Qt6::lrelease -silent ${file} -qm ${qm})
    list(APPEND made ${qm})
  endforeach()
  qt_add_resources(${TARGET} "i18n" PREFIX /lampkeeper BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${made})

  set(read Qt6::lupdate -silent -no-ui-lines -locations none -I ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/app ${CMAKE_SOURCE_DIR}/qml -ts)
  set(english ${CMAKE_SOURCE_DIR}/resources/i18n/lampkeeper_en.ts)
  set(others ${files})
  list(REMOVE_ITEM others ${english})
  add_custom_target(update_translations VERBATIM
    COMMAND ${read} ${others} -no-obsolete
    COMMAND ${read} ${english} -no-obsolete -pluralonly)
endfunction()
