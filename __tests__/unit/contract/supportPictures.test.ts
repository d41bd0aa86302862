/** The pictures of docs/support.md are the shop's own drawings of its own screens (npm run draw:support). */
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
    { said: 'Save the file', file: 'src/client/features/support/ProblemActions.tsx' },
  ],
  'docs/support/support-page.svg': [{ said: 'Choose a file', file: 'src/client/app/replay/SupportPage.tsx' }],
  'docs/support/replay.svg': [
    { said: 'What happened', file: 'src/client/app/replay/VisitLog.tsx' },
    { said: 'Leave out', file: 'src/client/app/replay/VisitLogRow.tsx' },
  ],
};

describe('the pictures of the support handbook', () => {
  it('stand in the handbook, each once, and none lies about', () => {
    expect(named.toSorted()).toEqual(Object.keys(words).toSorted());
    expect(readdirSync(path.join(root, 'docs/support')).toSorted()).toEqual(named.map((file) => path.basename(file)).toSorted());
  });

  it.each(Object.entries(words))('%s is drawn in lines and words, and says what its screen says today', (picture, rows) => {
    const svg = read(picture);
    expect(svg).not.toMatch(/<image|data:|base64/);
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    for (const { said, file } of rows) {
      expect(svg).toContain(`>${said}<`);
      expect(read(file)).toContain(said);
    }
  });
});
