/**
 * What a shopper types, pastes or follows, and what is masked of it, is read in a time that grows as the text does.
 * That no expression is slow is the linter's to say (eslint.config.mjs); one that is holds its thread, and is ended
 * here by name.
 */
import { summary } from '../../../src/client/app/head/summary';
import { maskVisit } from '../../../src/client/features/support/maskVisit';
import { isAccessPage, isMembersOnly, safeRedirect } from '../../../src/client/lib/paths';
import { isMediaAddress } from '../../../src/contract/rules/addresses';
import { parsePicture } from '../../../src/client/lib/picture';
import { takeResetLink } from '../../../src/client/browser/resetLink';
import { truncate } from '../../../src/client/lib/text';
import { emailShape } from '../../../src/contract/rules/shapes';
import { lettersOnly } from '../../../src/contract/rules/typedNames';
import { mobileDigits, normaliseMobile, normalisePin } from '../../../src/contract/rules/typedNumbers';
import { endsInTime } from '../../support/lib/hangs';
import { longTexts } from '../../support/data/longTexts';

const at = (pathname: string) => takeResetLink({ location: { pathname, search: '', hash: '' }, history: {} } as Window);
const said = (text: string) => ({ type: 'toasts/shown', payload: { id: 't1', tone: 'info', text } });
const masked = (text: string) =>
  maskVisit({ startState: {}, actions: [{ action: said(text), at: 0 }] }, { said: [text], typed: [text] });

describe('a long text', () => {
  it.each<[string, number, (text: string) => unknown]>([
    ['an e-mail address', 50_000, (text) => emailShape.test(text)],
    ['a mobile number', 50_000, normaliseMobile],
    ['a mobile number as it arrives', 50_000, mobileDigits],
    ['a pin code', 50_000, normalisePin],
    ['a name', 50_000, lettersOnly],
    ['a title', 2000, (text) => truncate(text, 10)],
    ['what a search engine is told', 2000, summary],
    ['a page of the shop', 50_000, (text) => isAccessPage(`/${text}`) || isMembersOnly(`/${text}`)],
    ['the link of a mail', 50_000, at],
    ['where a banner leads', 50_000, (text) => safeRedirect(text, '/')],
    ['a picture', 50_000, (text) => [parsePicture(text), parsePicture(`/pictures/${text}`), isMediaAddress(text)]],
    ['part of a visit', 20_000, masked],
  ])('is read in time as %s', (what, length, read) => {
    for (const text of longTexts(length, ['', 'a', 'a@', 'https://'])) {
      endsInTime(`${text.length} characters that begin ${JSON.stringify(text.slice(0, 20))}, read as ${what}`, () =>
        read(text),
      );
    }
  });
});
