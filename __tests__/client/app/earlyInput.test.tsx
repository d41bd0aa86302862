/**
 * What was typed, chosen and pressed on a page that was only drawn (docs/decisions/0204-early-input.md). The shop's own
 * screens: browser/earlyInput.
 */
import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyInput } from '../../../src/client/app/hydration/earlyInput';
import type { EarlyDocument } from '../../../src/client/app/hydration/earlyInput';
import type { Press } from '../../../src/client/app/hydration/replayPresses';

const early = document as EarlyDocument;
const element = <Kind extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Kind;

/** What the handlers heard, in order. */
const heard: string[] = [];

function Form() {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [colour, setColour] = useState('Blue');
  const [size, setSize] = useState('M');
  const [agreed, setAgreed] = useState(false);
  const [price, setPrice] = useState(33.3);
  const [reason, setReason] = useState('');
  const hear = (what: string) =>
    void heard.push(`${what}: ${JSON.stringify({ name, note, colour, size, agreed, price, reason })}`);
  return (
    <form id="form" noValidate onSubmit={(event) => (event.preventDefault(), hear('sent'))}>
      <input id="name" value={name} onChange={({ target }) => setName(target.value.replace(/\d/g, ''))} />
      <textarea id="note" value={note} onChange={({ target }) => setNote(target.value)} />
      {['Blue', 'White'].map((value) => (
        <input
          key={value}
          id={value}
          type="radio"
          name="colour"
          checked={colour === value}
          onChange={() => setColour(value)}
        />
      ))}
      {['S', 'M'].map((value) => (
        <input
          key={value}
          id={value}
          type="radio"
          name="size"
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <input id="agreed" type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <input
        id="price"
        type="range"
        min={0}
        max={100}
        value={price}
        onChange={({ target }) => setPrice(Number(target.value))}
      />
      <select id="reason" value={reason} onChange={({ target }) => setReason(target.value)}>
        <option value="">Choose</option>
        <option>Size</option>
      </select>
      <button id="add" type="button" onClick={() => hear('added')} />
      <button id="more" type="button" data-counts-each="" onClick={() => hear('one more')} />
      <button id="send" type="submit" />
    </form>
  );
}

const page = (
  <main>
    <Suspense>
      <Form />
    </Suspense>
  </main>
);

let taken: ReturnType<typeof takeEarlyInput>;

/** Pressed with what is ticked now. */
const pressOf = (what: HTMLElement): Press => ({
  what,
  label: what.getAttribute('aria-label'),
  ticked: [...document.querySelectorAll<HTMLInputElement>('input:checked')],
});
const asPress = (press: HTMLElement | Press) => ('what' in press ? press : pressOf(press));

/** Draws the page, does what a shopper does early, and takes the page over. */
async function hydrate(
  doEarly: () => void,
  presses: () => (HTMLElement | Press)[] = () => [],
  meanwhile = () => undefined as void,
) {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  doEarly();
  const noted = presses();
  const nothing = () => undefined;
  // The very list, which more may come to.
  const list = noted.every((press) => 'what' in press) ? noted : noted.map(asPress);
  early.early = { presses: list, stop: nothing, showFar: nothing, fail: nothing, again: nothing, anew: nothing };
  await act(async () => {
    taken = takeEarlyInput(document);
    hydrateRoot(element('#root'), page);
  });
  await act(async () => meanwhile());
  await act(async () => taken.carryOver());
  const hold = () => ({ release: nothing, settle: nothing });
  await act(() => taken.replayPresses({ hold, known: async () => undefined }));
}

beforeEach(() => void heard.splice(0));

describe('Early input', () => {
  it('is what the page goes by: texts, radio buttons, ticks, sliders and selects', async () => {
    await hydrate(
      () => {
        element('#name').value = 'Asha';
        element<HTMLTextAreaElement>('#note').value = 'Ring twice';
        element('#White').checked = true;
        element('#S').checked = true;
        element('#agreed').checked = true;
        element('#price').value = '80';
        element<HTMLSelectElement>('#reason').value = 'Size';
      },
      () => [element('#add')],
    );
    expect(heard).toEqual([
      'added: {"name":"Asha","note":"Ring twice","colour":"White","size":"S","agreed":true,"price":80,"reason":"Size"}',
    ]);
    expect([
      element('#name').value,
      element('#White').checked,
      element('#Blue').checked,
      element('#agreed').checked,
    ]).toEqual(['Asha', true, false, true]);
    // The drawn one of a group may stand after the chosen one.
    expect([element('#S').checked, element('#M').checked]).toEqual([true, false]);
  });

  it('is heard once the page is read, where it comes while React begins with the page', async () => {
    const fill = () => {
      for (const [field, value] of [
        ['#name', 'Asha'],
        ['#note', 'Ring twice'],
      ] as const) {
        const control = element<HTMLInputElement | HTMLTextAreaElement>(field);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      element('#White').click();
      element('#agreed').click();
      presses.push(pressOf(element('#add')));
    };
    const presses: Press[] = [];
    await hydrate(
      () => undefined,
      () => presses,
      fill,
    );
    expect(heard).toEqual([
      expect.stringMatching(/Asha","note":"Ring twice","colour":"White","size":"M","agreed":true/),
    ]);
  });

  it('is tidied as what is typed later', async () => {
    await hydrate(() => void (element('#name').value = 'Asha7'));
    expect(element('#name').value).toBe('Asha');
  });

  it('changes nothing where nobody did anything, though a slider stands between its steps', async () => {
    await hydrate(
      () => undefined,
      () => [element('#add')],
    );
    expect(heard).toEqual([
      'added: {"name":"","note":"","colour":"Blue","size":"M","agreed":false,"price":33.3,"reason":""}',
    ]);
  });

  it('presses each button once and in order, and sends what was sent', async () => {
    await hydrate(
      () => void (element('#name').value = 'Asha'),
      () => [element('#add'), element('#form'), element('#send'), element('#add')],
    );
    expect(heard.map((what) => what.split(':')[0])).toEqual(['sent', 'sent', 'added']);
    expect(heard[2]).toContain('Asha');
  });

  it('is one press where a dead button was pressed again and again, and each press where a button counts', async () => {
    const pressed = ['#add', '#add', '#more', '#more', '#add', '#send', '#send'];
    await hydrate(
      () => undefined,
      () => pressed.map((button) => element(button)),
    );
    expect(heard.map((what) => what.split(':')[0])).toEqual(['one more', 'one more', 'added', 'sent']);
  });

  const choicesOf = (what: string | undefined) => /colour.*(?=,"price)/.exec(what ?? '')?.[0];

  it('is pressed with what was chosen at that moment, and again where the choice was another by then', async () => {
    await hydrate(
      () => undefined,
      () => {
        const presses = [];
        for (const tick of ['#White', '#agreed', '#Blue']) {
          element(tick).checked = true;
          presses.push(pressOf(element('#add')));
        }
        element('#S').checked = true;
        element('#agreed').checked = false;
        return presses;
      },
    );
    expect(heard.map(choicesOf)).toEqual([
      'colour":"White","size":"M","agreed":false',
      'colour":"White","size":"M","agreed":true',
      'colour":"Blue","size":"M","agreed":true',
    ]);
    // What was chosen after the last press is what stands there.
    await act(async () => element('#more').click());
    expect(choicesOf(heard.at(-1))).toBe('colour":"Blue","size":"S","agreed":false');
    expect([element('#S').checked, element('#M').checked, element('#agreed').checked]).toEqual([true, false, false]);
  });

  it('passes over what is gone', async () => {
    const gone = document.createElement('button');
    gone.onclick = () => heard.push('gone');
    await hydrate(
      () => undefined,
      () => [gone, element('#add')],
    );
    expect(heard.map((what) => what.split(':')[0])).toEqual(['added']);
  });

  it('keeps the caret where somebody is typing', async () => {
    await hydrate(() => {
      element('#name').value = 'Asha';
      element('#name').focus();
      element('#name').setSelectionRange(2, 2);
    });
    expect([document.activeElement, element('#name').selectionStart]).toEqual([element('#name'), 2]);
  });

  it('is heard of a page that nobody listened to before', async () => {
    delete early.early;
    expect(() => takeEarlyInput(document).carryOver()).not.toThrow();
  });
});
