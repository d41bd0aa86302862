/**
 * docs/asvs.md, the shop against OWASP ASVS 5.0.0: no requirement of levels 1 and 2 is left out, nothing is called met
 * that names no test or file, and SECURITY.md counts and lists what stands there.
 */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The level of each requirement, in order, by the section that it stands in. */
const levels: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};
const required = Object.entries(levels)
  .flatMap(([section, all]) => [...all].map((level, at) => ({ number: `${section}.${at + 1}`, level })))
  .filter(({ level }) => level !== '3');

const states = ['met', 'in part', 'not met'] as const;
type State = (typeof states)[number];

interface Line {
  number: string;
  level: string;
  what: string;
  state: State;
  shown: string;
}

interface Chapter {
  title: string;
  lines: Line[];
  /** What does not apply: `1.2.6`, `4.3` for a whole section, `V10` for a whole chapter. */
  left: string[];
}

const isState = (text: string): text is State => (states as readonly string[]).includes(text);

function lineOf(row: string): Line {
  const [number = '', level = '', what = '', state = '', shown = '', ...more] = row.slice(1, -1).split(' | ');
  if (!isState(state) || more.length > 0) throw new Error(`No line of the table: ${row}`);
  return { number: number.trim(), level, what, state, shown: shown.trim() };
}

function chapterOf(text: string): Chapter {
  const [title = '', ...rows] = text.split('\n');
  const lines = rows.filter((row) => /^\| *\d/.test(row)).map(lineOf);
  const left = rows.flatMap((row) => /^- ([V\d., ]+) \(.+\)$/.exec(row)?.[1]?.split(', ') ?? []);
  return { title, lines, left };
}

const chapters = read('docs/asvs.md')
  .split(/^## (?=V\d)/m)
  .slice(1)
  .map(chapterOf);
const allLines = chapters.flatMap(({ lines }) => lines);

const isLeft = (number: string, { left }: Chapter): boolean => {
  const [chapter = '', section = ''] = number.split('.');
  return [number, `${chapter}.${section}`, `V${chapter}`].some((name) => left.includes(name));
};
const isIn = (number: string, { title }: Chapter): boolean => title.startsWith(`V${number.split('.')[0]} `);

/** What stands in backticks; `a/{b,c}` names two. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
    const [, before = '', choices, after = ''] = /^(.*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
    return choices === undefined ? [name] : choices.split(',').map((choice) => before + choice + after);
  });
const isThere = (name: string): boolean =>
  [name, ...['', '.test.ts', '.test.tsx'].map((end) => `__tests__/${name}${end}`)].some((file) =>
    fs.existsSync(path.join(root, file)),
  );

const section = read('SECURITY.md').split('## Against OWASP ASVS 5.0')[1]?.split('\n## ')[0] ?? '';
const listed = (heading: string): string[] => {
  const part = section.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';
  return part.split('\n').filter((line) => line.startsWith('- '));
};
/** How SECURITY.md says what is missing. */
const gapsOf = (state: State): string[] =>
  allLines
    .filter((line) => line.state === state)
    .map(({ number, level, what, shown }) => `- **${number}** (${level}) ${what}: ${shown.split('missing: ')[1]}.`);

describe('The lines of docs/asvs.md', () => {
  it('are every requirement of levels 1 and 2, once, or a word on why it does not apply', () => {
    const wrong = required.filter(({ number, level }) => {
      const lines = allLines.filter((line) => line.number === number);
      const left = chapters.filter((chapter) => isLeft(number, chapter));
      return lines.length + left.length !== 1 || lines.some((line) => line.level !== level);
    });
    expect(wrong).toEqual([]);
    const known = new Set(required.map(({ number }) => number));
    expect(allLines.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it('stand in their chapters', () => {
    const strays = chapters.flatMap((chapter) => chapter.lines.filter(({ number }) => !isIn(number, chapter)));
    expect(strays).toEqual([]);
  });

  it('name what shows them, where they are met or met in part, and whatever they name is there', () => {
    const claims = allLines.filter(({ state }) => state !== 'not met');
    expect(claims.filter(({ shown }) => namesIn(shown).length === 0)).toEqual([]);
    expect(allLines.flatMap(({ shown }) => namesIn(shown)).filter((name) => !isThere(name))).toEqual([]);
  });

  it('say what is missing, where something is, and nowhere else', () => {
    const wrong = allLines.filter(({ state, shown }) => /\bmissing: \S/.test(shown) === (state === 'met'));
    expect(wrong).toEqual([]);
  });
});

describe('What SECURITY.md says of them', () => {
  const counted = (lines: readonly Line[]): number[] =>
    states.map((state) => lines.filter((line) => line.state === state).length);

  it('counts them by chapter, and those that do not apply', () => {
    const rows = [...section.matchAll(/^\| (V\d+ [^|]+) \| ([\d |]+) \|$/gm)];
    const told = rows.map(([, title = '', counts = '']) => [title, ...counts.split(' | ').map(Number)]);
    const own = chapters.map((chapter) => {
      const left = required.filter(({ number }) => isIn(number, chapter) && isLeft(number, chapter));
      return [chapter.title, ...counted(chapter.lines), left.length];
    });
    expect(told).toEqual(own);
    const sums = /^\| \*\*All\*\* \| ([\d |]+) \|$/m.exec(section)?.[1]?.split(' | ').map(Number);
    expect(sums).toEqual([...counted(allLines), required.length - allLines.length]);
  });

  it.each(['1', '2'])('counts those of level %s', (level) => {
    const [met, inPart, notMet] = counted(allLines.filter((line) => line.level === level));
    expect(section).toContain(`Of level ${level}: ${met} met, ${inPart} in part, ${notMet} not met.`);
  });

  it('lists every one that is not met, or in part only, and what is missing', () => {
    expect(listed('Not met')).toEqual(gapsOf('not met'));
    expect(listed('Met in part')).toEqual(gapsOf('in part'));
  });
});
