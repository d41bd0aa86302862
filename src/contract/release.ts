/** Which release of the shop a page, a saved visit or a command is of. */

export interface Release {
  /** Of package.json; '' where it is not known. */
  version: string;
  /** The first letters of the commit that was built, or 'unknown'; '' where nothing was said. */
  commit: string;
  /** Made of the names of the browser's files; '' where it is not known. */
  build: string;
}

/** One word for all three, as a page carries it, which is a version of semver: `0.9.0+555faab3c1.a1b2c3d4e5`. */
export const releaseName = ({ version, commit, build }: Release): string => `${version}+${commit}.${build}`;

/** Reads `releaseName`. A page without one, as in a test, is of no release: everything is ''. */
export function readReleaseName(name: string): Release {
  const [, version = '', commit = '', build = ''] = /^([^+]*)\+([^.]*)\.([^.]*)$/.exec(name) ?? [];
  return { version, commit, build };
}

/** For people: `0.9.0 (commit 555faab3c1, build a1b2c3d4e5)`. */
export const releaseText = ({ version, commit, build }: Release): string =>
  `${version} (commit ${commit}, build ${build})`;
