/**
 * Masking and reducing may change places: the masked actions lead from the masked start to the masked end, whatever
 * shoppers are called.
 */
import fc from 'fast-check';
import { maskVisit } from '../../../../src/client/features/support/maskVisit';
import { makeStore } from '../../../../src/client/store/makeStore';
import { type Action, address, call, happening, sentence } from '../../../support/visits/randomVisits';
import { replayed } from '../../../support/visits/replayed';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('law of masking', () => {
  it('holds for every visit', () => {
    const begin = json(makeStore().getState());
    fc.assert(
      fc.property(fc.array(happening, { minLength: 1, maxLength: 12 }), (happenings) => {
        const actions = happenings.flat();
        const end = replayed(begin, json(actions) as Action[]);
        const masked = maskVisit({ startState: begin, actions: actions.map((action) => ({ action, at: 0 })) });
        expect(replayed(masked.startState, masked.actions)).toEqual(json(masked.maskState(end)));
      }),
      { numRuns: 100 },
    );
  });

  it('holds for a house or a street of digits alone: its mask stands wherever a notice says it', () => {
    const numbered = fc.integer({ min: 10_000, max: 999_999_999 }).map(String);
    fc.assert(
      fc.property(numbered, fc.constantFrom('houseName', 'street'), address, sentence, (number, part, place, rest) => {
        const [, book] = call('query', 'getAddresses', 'u_1', { payload: [{ ...place, [part]: number }] });
        const notice = { type: 'toasts/shown', payload: { id: 't', tone: 'info', text: `${rest} from ${number}` } };
        const actions = [notice, book as Action].map((action) => ({ action, at: 0 }));
        const [{ payload: shown }, { payload: masked }] = maskVisit({ startState: {}, actions }).actions as [
          { payload: { text: string } },
          { payload: [typeof place] },
        ];
        expect(shown.text.endsWith(` from ${masked[0][part as 'street']}`)).toBe(true);
        expect(masked[0][part as 'street']).not.toBe(number);
      }),
      { numRuns: 200 },
    );
  });
});
