/** The pictures of docs/support.md are the shop's own drawings of its own screens (npm run draw:guides). */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const handbook = read('docs/support.md');
const named = [...handbook.matchAll(/!\[[^\]]+\]\((support\/[\w-]+\.svg)\)/g)].map(([, file]) => `docs/${file}`);

/** What a screen says, for telling whether its picture is still of today. */
const words: Record<string, { said: string; file: string }[]> = {
  'docs/support/having-a-problem.svg': [{ said: 'Having a problem?', file: 'src/client/ui/ProblemButton.tsx' }],
  'docs/support/problem-dialog.svg': [
    { said: 'What is in the file', file: 'src/client/features/support/ProblemDialog.tsx' },
    { said: 'Save the file', file: 'src/client/features/support/ProblemDialog.tsx' },
  ],
  'docs/support/support-page.svg': [{ said: 'Choose a file', file: 'src/replay/SupportPage.tsx' }],
  'docs/support/replay.svg': [
    { said: 'What happened', file: 'src/replay/VisitLog.tsx' },
    { said: 'Leave out', file: 'src/replay/VisitLogRow.tsx' },
  ],
};

const wordsIn = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, said]) => said ?? '');

describe('the picture of the replay', () => {
  it('shows the page from its heading down, with the slider at the present moment', () => {
    const svg = read('docs/support/replay.svg');
    const seen = ['Replay a visit', 'Full size', '/cart', 'What happened', 'location/changed /cart'];
    expect(wordsIn(svg)).toEqual(expect.arrayContaining(seen));
    const [, thumb] = /<circle cx="([\d.]+)" cy="[\d.]+" r="8"/.exec(svg) ?? [];
    expect(Number(thumb)).toBeGreaterThan(400);
  });
});

describe('the picture of the sheet', () => {
  it('has the bullets of its list, underlines its links, and holds everything once', () => {
    const svg = read('docs/support/problem-dialog.svg');
    expect(wordsIn(svg).filter((text) => /^\d+ steps over \d+ seconds?/.test(text))).toHaveLength(1);
    expect(svg.match(/<circle cx="[\d.]+" cy="[\d.]+" r="3"/g)).toHaveLength(4);
    expect(svg).toMatch(/<text[^>]* text-decoration="underline"[^>]*>hello@jhabla\.example</);
  });
});

describe('the pictures of the support handbook', () => {
  it('stand in the handbook, each once, and none lies about', () => {
    expect(named.toSorted()).toEqual(Object.keys(words).toSorted());
    expect(readdirSync(path.join(root, 'docs/support')).toSorted()).toEqual(
      named.map((file) => path.basename(file)).toSorted(),
    );
  });

  it.each(Object.entries(words))(
    '%s is drawn in lines and words, and says what its screen says today',
    (picture, rows) => {
      const svg = read(picture);
      expect(svg).not.toMatch(/<image|data:|base64/);
      expect(svg).toMatch(/<title>[^<]+<\/title>/);
      for (const { said, file } of rows) {
        expect(svg).toContain(`>${said}<`);
        expect(read(file)).toContain(said);
      }
    },
  );
});
