/**
 * For a shopper who has a problem: shows what this visit's file holds, and saves it (docs/support.md). Nothing is sent
 * by the shop; the shopper decides what to do with the file.
 */
import { useEffect } from 'react';
import { brand } from '../../../contract/brand';
import { useShopWords } from '../../api/wordsApi';
import { copyText } from '../../browser/clipboard';
import { saveFile, showText } from '../../browser/saveFile';
import type { SupportBundle } from '../../lib/supportBundle';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { MailLink } from '../../ui/BrandLinks';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { useUiState } from '../../ui/useUiState';
import { countsOf } from './counts';
import { useBundleFile } from './useBundleFile';
import type { ReadyFile } from './useBundleFile';
import './problemDialog.css';

/** The first word of the brand's name; one in another script has none that every file system takes. */
const filePrefix = /[a-z0-9]+/.exec(brand.name.toLowerCase())?.[0] ?? 'shop';

/** `jhabla-problem-2026-11-20-0930.json`, by the shopper's own clock. */
function problemFileName(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${filePrefix}-problem-${day}-${two(time.getHours())}${two(time.getMinutes())}.json`;
}

const actionNames = ({ payload }: SupportBundle): string[] =>
  (JSON.parse(payload) as { type: string }[]).map(({ type }) => type);

/**
 * The file as a shopper can read it before it is saved: its steps in order, then everything in it, line by line.
 * @returns plain text; the texts of Redux DevTools in it are opened up
 */
function fileText(bundle: SupportBundle): string {
  const { payload, preloadedState, ...rest } = bundle;
  const steps = actionNames(bundle).map((name, index) => `${index + 1}. ${name}`);
  const whole = {
    ...rest,
    actions: JSON.parse(payload) as unknown,
    startingState: JSON.parse(preloadedState) as unknown,
  };
  return [
    'The steps of this visit',
    '',
    ...steps,
    '',
    'Everything in the file',
    '',
    JSON.stringify(whole, null, 2),
    '',
  ].join('\n');
}

const messages = {
  saved: (name: string, to: string) => `Saved as ${name}. Please send it to ${to} and say what went wrong.`,
  notSaved: 'This browser could not save the file. Copy it instead, and paste it into your e-mail.',
  copied: (to: string) => `Copied. Please paste it into an e-mail to ${to} and say what went wrong.`,
  notCopied: 'This browser could not copy the file either. Please write to us and say what went wrong.',
  notShown: 'This browser could not open another tab. Save the file to look into it.',
} as const;

/** Saves the file, shows it, or copies it where a browser cannot save; says what came of it. */
function ProblemActions({ file }: { file: ReadyFile | null }) {
  const { email: to = 'us' } = useShopWords();
  const [said, setSaid] = useUiState('notice', 'problem:said', '', 'over');

  const save = ({ text, bundle }: ReadyFile) => {
    const name = problemFileName(new Date(bundle.visit.savedAt));
    setSaid(saveFile(name, text) ? messages.saved(name, to) : messages.notSaved);
  };
  const look = ({ bundle }: ReadyFile) => setSaid(showText(fileText(bundle)) ? '' : messages.notShown);
  const copy = async ({ text }: ReadyFile) =>
    setSaid((await copyText(text)) ? messages.copied(to) : messages.notCopied);

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

const PREPARING = 'Looking through your visit…';
const FAILED = 'The file could not be made. Please write to us and say what went wrong.';

/** Kept with what is shown: who replays this moment has another file than the shopper had. */
function useCounts(bundle: SupportBundle | undefined): string[] {
  const [counts, setCounts] = useUiState('notice', 'problem', PREPARING, 'over');
  useEffect(() => {
    if (bundle) setCounts(countsOf(bundle).join('\n'));
  }, [bundle, setCounts]);
  return counts.split('\n');
}

function FileContents({ file }: { file: ReadyFile | null }) {
  const bundle = file?.bundle;
  const counts = useCounts(bundle);
  return (
    <>
      <section>
        <h3>What is in the file</h3>
        <ul className="problem-counts" aria-busy={!bundle}>
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>What is not in it</h3>
        <p>
          Names, e-mail addresses, mobile numbers, addresses, messages, searches in words that are not our catalogue’s,
          and the numbers of orders and accounts are replaced by stand-ins such as name-1. Passwords and bank details
          are never noted down.
        </p>
      </section>
    </>
  );
}

export function ProblemDialog({ release, messages }: { release: string; messages: readonly string[] }) {
  const dispatch = useAppDispatch();
  const made = useBundleFile(release, messages);
  const file = made === 'failed' ? null : made;
  const { email } = useShopWords();
  const close = () => dispatch(panelClosed());

  return (
    <Dialog className="problem" labelledBy="problem-title" onClose={close}>
      <div className="dialog-head">
        <h2 id="problem-title">Having a problem?</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="problem-body">
        <p>
          Save a file of this visit and send it to us, with a word about what went wrong. We can then see what you saw.
          Nothing is sent by itself.
        </p>
        {email !== undefined && (
          <p className="problem-mail">
            <MailLink email={email} withIcon />
          </p>
        )}
        {made === 'failed' ? <p role="alert">{FAILED}</p> : <FileContents file={file} />}
      </div>
      {made !== 'failed' && <ProblemActions file={file} />}
    </Dialog>
  );
}
