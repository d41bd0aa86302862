import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { roundsOf } from '../../../../src/tools/test/rounds';
import { limitFor, ROUNDS } from '../../../support/lib/rounds';

const root = path.resolve(__dirname, '../../../..');

const complaint = (said: string): string =>
  `ROUNDS takes a whole number from 1 on, such as ROUNDS=3, and was given '${said}'.`;

describe('ROUNDS', () => {
  it('are three where nobody sets them, and as many as are set', () => {
    expect([undefined, '1', '3', '100'].map(roundsOf)).toEqual([3, 1, 3, 100]);
  });

  it.each(['abc', '-5', '0', '', ' ', '2.5', '1e2', '0x10', '3 rounds', 'Infinity', 'NaN', '9'.repeat(30)])(
    'of “%s” are refused',
    (said) => {
      expect(() => roundsOf(said)).toThrow(complaint(said));
    },
  );

  it.each([
    ['npm run soak', ['-r', 'esbuild-register', 'src/tools/test/soak.ts', 'rotationKilled']],
    ['npm test', ['-r', 'esbuild-register', 'src/tools/test/test.ts', 'rounds']],
    ['npx jest', ['node_modules/jest/bin/jest.js', '--selectProjects', 'soak', '--', 'rotationKilled']],
  ])('that are none end %s with that sentence alone, before anything is built or run', (_, args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ROUNDS: 'abc' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${complaint('abc')}\n` });
  });
});

describe('The limit of a test that goes round', () => {
  it('grows with its rounds, or with what it does', () => {
    expect(limitFor(20)).toBe(120_000 + 20_000 * ROUNDS);
    expect(limitFor(20, 30, 7)).toBe(170_000);
  });

  it('is one that a timer can run', () => {
    expect(limitFor(20, 30, 1e9)).toBe(2_147_483_647);
  });
});
