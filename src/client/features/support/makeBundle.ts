/**
 * A logged visit as the file that a shopper saves (lib/supportBundle), with everything masked that is the shopper's
 * own.
 */
import { text } from '../../lib/decode';
import { BUNDLE_FORMAT } from '../../lib/supportBundle';
import type { FailedCall, SupportBundle, VisitFacts } from '../../lib/supportBundle';
import type { ConsoleError, LoggedActions } from '../../lib/loggedActions';
import { trimEnd } from '../../lib/text';
import { maskVisit } from './maskVisit';
import { isFields } from './json';
import type { Fields, Json } from './json';
import { endpointNames } from './maskEndpoints';
import { fieldNames, kinds } from './maskKinds';
import { isOwnWord } from './ownWords';

/**
 * An error of the console, as the file may hold it. Anything can stand in one: a token, a password, what somebody
 * typed. So not what looks personal is taken out, but what is known is kept: words of browsers and of React, names of
 * errors, the shop's calls and fields, places in the shop's own files, short numbers, and masks. The rest is `…`.
 */
const ofBrowsers = `
  t didn doesn isn wasn don couldn evaluating near items lines
  a abort aborted aborterror access addeventlistener additional after agent aggregateerror allowed an and any
  appendchild are argument arguments array as assign assignment async at attempt attempted attempting await bad be
  because been before being bigint blob block blocked boolean boundaries boundary bracket browser but by cache call
  callback called calling can cannot catch caught caused character child children chunk chunkloaderror circular class
  classlist client close closed code comma compiled completed component componentdidupdate components connection
  console constrainterror constructor content control converting cookie cors could create created cross css cyclic
  data datacloneerror dataclonererror dataset date declaration default defined delete deleted delivered denied depth
  detected dev did different directive disallowed do document does dom domexception double-quoted duplicate duplicated
  during dynamically each effect element empty encodingerror end error errors escape eval evalerror evaluation event
  exceeded exceeds execute execution expected extensible failed failure false fetch field file filter first following
  for foreach form format found from full function generator get getelementbyid getitem getter global got handler has
  have helpful hook hooks how htmlelement http https hydrate hydrated hydrating hydration id if image import imported
  in increase index indexeddb indexsizeerror infinite information initialization initialize initialized inline
  innerhtml input insertbefore instance instanceof instead integer internal internalerror intersectionobserver into
  invalid invalidaccesserror invalidstateerror invariant invoke is it iterable iterator its javascript json key length
  limit limits line list literal load loaded loading localstorage lock log loop loops map match matched matching max
  maximum memory message method minified mismatch missing module more must mutationobserver name native nested network
  networkerror new no node nodelist non non-error not notallowederror notfounderror nothing notifications
  notreadableerror notsupportederror null number object observer of offline on only opaque open operation
  operationerror option options or origin out outside page pageisold parameter parent parse parsing part path payload
  pending permission please policy pop position prevent previous private production promise prop properties property
  property-name props prototype provided push queryselector quota quotaexceedederror range rangeerror react read
  reading ready reason recursion redirect reduce reducer redux ref reference referenceerror refused refuses regular
  rejected rejection removechild render rendered rendering repeatedly replace request requestanimationframe requested
  required reset resize resizeobserver resource response result returned root route rules same script secure security
  securityerror see selector sequence server session sessionstorage set setitem setstate setter setting sheet shop
  should show signal size slice source splice split src stack start state status storage store string style stylesheet
  suspended suspense symbol syntax syntaxerror tag target test text textcontent than that the their them then there
  this throw thrown time timed timeout timeouterror timer to tofixed token tolocalestring too tostring trim true
  trusted trustedhtml trustedscript trustedscripturl try type typeerror types unable uncaught undefined undelivered
  unexpected unhandled unknown unknownerror unload unmounted unsafe unsupported unterminated until update updated
  updates uri urierror url use used using valid value values variable version versionerror via view violates visit
  void warning warnings was were when where which while will window with without worker would write writing wrong you
  your`;

/** And the words of `Failed to fetch Flash Headers.` (store/fetchListener). */
const ofCode = [...endpointNames.flatMap((name) => [name, ...name.split(/(?=[A-Z])/)]), ...fieldNames];
const known: ReadonlySet<string> = new Set([...ofBrowsers.split(/\s+/), ...ofCode].map((word) => word.toLowerCase()));

const isKnown = (word: string): boolean => known.has(word.toLowerCase()) || isOwnWord(word.toLowerCase());

/** `/assets/screen-cart.3ff18a23.js:1:20345`, of whatever host. Its name has no digits: no number fits into it. */
const ownFile = new RegExp(
  String.raw`(?:https?://[\w.:-]+)?(/assets/[A-Za-z_-]{1,90}\.[0-9a-f]{8}\.(?:js|css)(?::\d{1,7}){0,2})(?![\w.])`,
);
/** As masks are made (masks.ts). */
const mask = new RegExp(`^(?:(?:${kinds.join('|')})-\\d{1,6}(?:@masked\\.example)?|90{3,}\\d{1,4})$`);
const shortNumber = /^\d{1,3}$/;
/** Signs around a word. */
const before = /^[("'“”‘’`[{<#]+/;
const after = /[)"'“”‘’`\]}>.,:;!?(]/;

const core = (run: string): string => trimEnd(run.replace(before, ''), after);

/** `cart.lines`, `can't` and `cart/lineAdded` are words; with other signs in between it is a key or a secret. */
const isWords = (run: string): boolean =>
  run.split(/[./'’]/).every((word) => /^[A-Za-z]+$/.test(word) && isKnown(word));

/** A short number is kept where it stands alone: in a row they are a card's or a date. */
function isKept(run: string, at: number, runs: readonly string[]): boolean {
  const text = core(run);
  if (text === '' || mask.test(text)) return true;
  if (!shortNumber.test(text)) return isWords(text);
  return ![runs[at - 1], runs[at + 1]].some((next) => next !== undefined && /\d/.test(next) && !mask.test(core(next)));
}

function knownIn(text: string): string {
  const runs = text.split(/\s+/).filter((run) => run !== '');
  const kept = runs.map((run, at) => (isKept(run, at, runs) ? run : '…'));
  return kept.filter((run, at) => run !== '…' || kept[at - 1] !== '…').join(' ');
}

/** @param text with the known personal texts masked already */
function knownWords(text: string): string {
  const pieces = text.split(ownFile).map((piece, index) => (index % 2 === 1 ? piece : knownIn(piece)));
  return pieces.filter((piece) => piece !== '').join(' ');
}

/** What the browser says of itself. */
export type BrowserFacts = Omit<VisitFacts, 'format' | 'savedAt' | 'startedAt'>;

interface Options {
  loggedActions: LoggedActions;
  consoleErrors: readonly ConsoleError[];
  facts: BrowserFacts;
  /** Epoch milliseconds. */
  now: number;
  /** What is the shopper's own and may not be in the log: what stands in the forms at this moment. */
  typed?: readonly string[];
  /** What was sent and is not in the log (api/secret). */
  confided?: readonly unknown[];
  /** What the shop itself says, and nobody's own. */
  messages?: readonly string[];
}

const fields = (value: Json): Fields => (isFields(value) ? value : {});

/** @param action masked */
function failedCall(action: Fields, at: number): FailedCall | null {
  const { endpointName } = fields(fields(action.meta).arg);
  if (typeof endpointName !== 'string' || !text(action.type).endsWith('/rejected')) return null;
  const { status, code, message } = fields(action.payload ?? action.error);
  return {
    at,
    endpoint: endpointName,
    status: typeof status === 'number' ? status : 0,
    code: text(code),
    message: text(message),
  };
}

export function makeBundle(options: Options): SupportBundle {
  const { loggedActions, consoleErrors, facts, now, ...beside } = options;
  const visit = maskVisit(loggedActions, { said: consoleErrors.map((error) => error.text), ...beside });
  const { actions } = loggedActions;
  return {
    payload: JSON.stringify(visit.actions),
    preloadedState: JSON.stringify(visit.startState),
    visit: {
      ...facts,
      format: BUNDLE_FORMAT,
      savedAt: new Date(now).toISOString(),
      startedAt: new Date(loggedActions.startedAt).toISOString(),
    },
    times: actions.map(({ at }) => at - loggedActions.startedAt),
    scrolls: [loggedActions.startScroll, ...actions.map(({ scroll = 0 }) => scroll)],
    failedCalls: visit.actions
      .map((action, index) => failedCall(action, actions[index]?.at ?? 0))
      .filter((call) => call !== null),
    consoleErrors: consoleErrors.map(({ at, text: said }) => ({ at, text: knownWords(visit.maskText(said)) })),
  };
}
