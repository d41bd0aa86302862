/** Saves the file, shows it, or copies it where a browser cannot save; says what came of it. */
import { useShopWords } from '../../api/wordsApi';
import { copyText } from '../../lib/clipboard';
import { saveFile, showText } from '../../lib/saveFile';
import { useShown } from '../../ui/useShown';
import { fileText } from './fileText';
import { problemFileName } from './problemFileName';
import type { ReadyFile } from './useBundle';

const messages = {
  saved: (name: string, to: string) => `Saved as ${name}. Please send it to ${to} and say what went wrong.`,
  notSaved: 'This browser could not save the file. Copy it instead, and paste it into your e-mail.',
  copied: (to: string) => `Copied. Please paste it into an e-mail to ${to} and say what went wrong.`,
  notCopied: 'This browser could not copy the file either. Please write to us and say what went wrong.',
  notShown: 'This browser could not open another tab. Save the file to look into it.',
} as const;

export function ProblemActions({ file }: { file: ReadyFile | null }) {
  const { email: to = 'us' } = useShopWords();
  const [said, setSaid] = useShown('notice', 'problem:said', '', 'over');

  const save = ({ text, bundle }: ReadyFile) => {
    const name = problemFileName(new Date(bundle.visit.savedAt));
    setSaid(saveFile(name, text) ? messages.saved(name, to) : messages.notSaved);
  };
  const look = ({ bundle }: ReadyFile) => setSaid(showText(fileText(bundle)) ? '' : messages.notShown);
  const copy = async ({ text }: ReadyFile) => setSaid((await copyText(text)) ? messages.copied(to) : messages.notCopied);

  return (
    <div className="problem-actions">
      <p role="status">{said}</p>
      <button type="button" className="button button-primary" aria-disabled={!file} onClick={() => file && save(file)}>
        Save the file
      </button>
      <button type="button" className="button" aria-disabled={!file} onClick={() => file && void copy(file)}>
        Copy instead
      </button>
      <button type="button" className="link-button" aria-disabled={!file} onClick={() => file && look(file)}>
        Look into it first<span className="visually-hidden"> (opens another tab)</span>
      </button>
    </div>
  );
}
