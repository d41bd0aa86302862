/** The project's own documents, as the tests of what they say read them. */
import path from 'node:path';
import * as files from '../../../src/tools/house/codeFiles';
import { decisionsOf, type Decision } from '../../../src/tools/house/decisions';

export { DECISIONS } from '../../../src/tools/house/decisions';

export const root = path.resolve(__dirname, '../../..');

/** @param file from the project's folder */
export const readText = (file: string): string => files.readText(root, file);

/** @param file or folder, from the project's folder */
export const isThere = (file: string): boolean => files.isThere(root, file);

/** Every file below a folder of the project, or that very file; from the project's folder, with slashes. */
export const filesBelow = (place: string): string[] => files.filesBelow(root, place);

/** The names of the files that lie in the project's folder itself. */
export const filesAtTop = (): string[] => files.filesAtTop(root);

/** The decisions in the order of their files. What has no heading as README.md asks for has no number. */
export const decisions = (): Decision[] => decisionsOf(root);
