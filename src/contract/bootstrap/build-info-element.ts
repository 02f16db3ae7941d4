/** Id of the element of index.html with the data of the build. */
export const BUILD_INFO_ELEMENT_ID = 'build';
