/**
 * What the shop's code does not use at all: where a document says so (docs/asvs.md), this is what shows it. The
 * commands of src/tools are none of the shop's, which may not import them.
 */
import fs from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../../src');
const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('tools/'));
const texts = new Map(files.map((name) => [name, fs.readFileSync(path.join(src, name), 'utf8')]));

interface Unused {
  what: string;
  /** What it looks like, and an example that it must find: a sign that finds nothing shows nothing. */
  sign: RegExp;
  example: string;
  /** Where it is looked for; everywhere unless said. */
  below?: string;
  /** Files that may. Each has to use it, or it need not stand here. */
  except?: readonly string[];
}

const unused: readonly Unused[] = [
  { what: 'runs no text as code', sign: /\beval\(|\bnew Function\(/, example: 'eval(text)' },
  {
    // The one exception makes elements of what the page itself came with, as text that React wrote.
    what: 'writes no markup past React',
    sign: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    example: 'element.innerHTML = text',
    except: ['server/pages/firstScripts.ts'],
  },
  { what: 'puts no text into SQL', sign: /\bsql\.(?:raw|lit)\b/, example: 'sql.raw(text)' },
  {
    what: 'starts no program but the browser of whoever replays a visit',
    sign: /['"](?:node:)?child_process['"]/,
    example: "import { exec } from 'node:child_process';",
    except: ['server/replay.ts'],
  },
  { what: 'digests with SHA-256 alone', sign: /\bcreateH(?:ash|mac)\((?!'sha256')/, example: "createHash('md5')" },
  {
    what: 'encrypts with AES-256-GCM alone',
    sign: /\bcreate(?:C|Dec)ipheriv\((?!ALGORITHM,)|\bALGORITHM = (?!'aes-256-gcm')/,
    example: "createCipheriv('aes-256-cbc', key, iv)",
  },
  {
    what: 'leaves nothing but the length of a pause to Math.random',
    sign: /\bMath\.random\b/,
    example: 'Math.random()',
    except: ['server/db/retry.ts'],
  },
  {
    // The one exception is the text of scripts that a page runs.
    what: 'asks no address from the server',
    sign: /(?<![\w.])fetch\(|\bhttps?\.(?:get|request)\(|['"](?:undici|axios|got)['"]/,
    example: 'await fetch(url)',
    below: 'server/',
    except: ['server/pages/firstScripts.ts'],
  },
  { what: 'listens to no other window', sign: /\bpostMessage\(|\bonmessage\b/, example: 'parent.postMessage(text)' },
];

describe('The shop’s code', () => {
  it.each(unused)('$what', ({ sign, example, below = '', except = [] }) => {
    expect(example).toMatch(sign);
    const using = [...texts].filter(([name, text]) => name.startsWith(below) && sign.test(text)).map(([name]) => name);
    expect(using.sort()).toEqual([...except].sort());
  });
});
