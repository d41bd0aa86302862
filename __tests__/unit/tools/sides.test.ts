/**
 * Each side's tsconfig.json, asked of a file that has what the side must not know. The same files are part of what
 * `npm run types` checks, where each refusal is expected; here nothing expects them.
 */
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../support/lib/documents';

/** @returns the fixture's lines that the compiler refuses with the side's own options */
function refused(side: string, fixture: string): string[] {
  const config = path.join(root, 'src', side, 'tsconfig.json');
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  ) ?? { options: {}, fileNames: [] };
  const file = path.join(root, '__tests__/fixtures/sides', fixture);
  expect(fileNames).toContain(file);

  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => {
    const text = readFile(name);
    return name === file ? text?.replaceAll('@ts-expect-error', '') : text;
  };
  const roots = [file, ...fileNames.filter((name) => name.endsWith('.d.ts'))];
  const program = ts.createProgram(roots, { ...options, composite: false, noEmit: true }, host);
  const source = program.getSourceFile(file);
  const lines = source?.text.split('\n') ?? [];
  return program
    .getSemanticDiagnostics(source)
    .map(({ start = 0 }) => lines[source?.getLineAndCharacterOfPosition(start).line ?? 0] ?? '');
}

describe('The types of a side', () => {
  it('have no window on the server', () => {
    expect(refused('server', 'serverSide.ts')).toEqual([
      expect.stringContaining('window.innerWidth'),
      expect.stringContaining('document.title'),
      expect.stringContaining('localStorage.getItem'),
    ]);
  });

  it('have no process in the browser', () => {
    expect(refused('client', 'browserSide.ts')).toEqual([
      expect.stringContaining('process.env'),
      expect.stringContaining('Buffer.from'),
      expect.stringContaining('node:fs'),
    ]);
  });

  it('have no process in the browser of staff', () => {
    expect(refused('admin', 'adminSide.ts')).toEqual([
      expect.stringContaining('process.env'),
      expect.stringContaining('Buffer.from'),
      expect.stringContaining('node:fs'),
    ]);
  });

  it('have neither in the contract', () => {
    expect(refused('contract', 'contractSide.ts')).toEqual([
      expect.stringContaining('window.innerWidth'),
      expect.stringContaining('process.env'),
    ]);
  });
});
