/** docs/decisions: one scheme for all of them, no number twice, and an index that names each. */
import { DECISIONS, decisions, readText } from '../../support/lib/documents';

const all = decisions();
const numbers = all.flatMap(({ number, later }) => [number, ...later]);
const state = 'Status: (accepted|superseded (?:in part )?by \\d+[a-z]?)\nDate: \\d{4}-\\d{2}-\\d{2}\n\n(?=\\S)';
const head = new RegExp(`^# \\d+\\. .+\n\n${state}`);
const statusOf = (text: string): string => head.exec(text)?.[1] ?? '';

/** What begins a paragraph of a decision, now or once. */
const isHeading = (name: string): boolean =>
  /^(?:Context|Decision|Consequences|Rejected|Chosen|Question|Why|Price|Cost|Weighed)$/.test(name);

describe('A decision', () => {
  it('begins with its number, title, status and date', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ text }) => !head.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('lies in a file that is called after its number', () => {
    const wrong = all.filter(
      ({ file, number }) => !new RegExp(`^${number.padStart(4, '0')}-[a-z0-9-]+\\.md$`).test(file),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('with a letter stands beside the one that it changes, with status and date', () => {
    const strays = all.flatMap(({ number, later, text }) =>
      later.filter((name) => !name.startsWith(number) || !new RegExp(`^## ${name}\n\n${state}`, 'm').test(text)),
    );
    expect(strays).toEqual([]);
  });

  it('of how the shop is built says context, decision, consequences and what was rejected, in this order', () => {
    const order = ['Context', 'Decision', 'Consequences', 'Rejected'];
    const built = all.filter(({ number }) => number.startsWith('2') && number.length === 3);
    const wrong = built.filter(({ text }) =>
      text.split(/^## .*$/m).some((part) => {
        const said = [...part.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name = '']) => name).filter(isHeading);
        return !said.includes('Decision') || said.join() !== order.filter((name) => said.includes(name)).join();
      }),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('has a number that no other has', () => {
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('that is superseded names one that is there', () => {
    const named = all.flatMap(({ text }) => [...text.matchAll(/^Status: .*by (\S+)$/gm)].map(([, name = '']) => name));
    expect(named).toContain('59d');
    expect(named.filter((name) => !numbers.includes(name))).toEqual([]);
  });
});

describe('The index of the decisions', () => {
  it('has number, title and status of each, in order', () => {
    const rows = readText(`${DECISIONS}/README.md`)
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    const own = all.map(({ file, number, later, title, text }) => {
      const first = [`[${number}](${file})`, ...later].join(', ');
      return `| ${first} | ${title} | ${statusOf(text)} |`;
    });
    expect(rows).toEqual(own);
  });
});
