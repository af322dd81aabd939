/** Id of the element in which a built page stands; where there is none, nothing was built that React could take up. */
export const builtSite = 'site';
