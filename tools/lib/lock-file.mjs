/** The entry to which a package resolves a name: in its own folder, else in one above. */
function foundBy(packages, path, name) {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder}/node_modules/${name}`];
    if (found) return found;
  }
  return packages[`node_modules/${name}`];
}

/**
 * Optional packages of an exact version that a lock file lacks: those of other platforms, if the registry did not have
 * them. `npm ci` refuses such a lock file on every platform. Overrides in package.json therefore keep some tools at the
 * newest version that is published for all.
 * @returns {string[]} name and version of each
 */
export function missingFrom({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && foundBy(packages, path, name)?.version !== version)
      .map(([name, version]) => `${name} ${version}`),
  );
}

/** Packages of a lock file without integrity. @returns {string[]} their paths */
export function uncheckedIn({ packages }) {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link)
    .map(([path]) => path);
}
