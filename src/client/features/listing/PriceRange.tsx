/**
 * The price range: slider and fields say the same, and nothing changes before Apply (docs/requirements.md section 2,
 * decision 41).
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import type { ListingFilters } from '../../lib/listingFilters';
import type { UiScope } from '../../lib/uiState';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { useCssVars } from '../../ui/useCssVars';
import { useUiState } from '../../ui/useUiState';
import type { PriceEnds } from './priceScale';
import { positionsOf, rupeesAt, SCALE_END, typedAt } from './priceScale';
import { parseRange } from './typedRange';
import type { TypedRange } from './typedRange';
import { useFilterChange } from './useFilterChange';
import { useFirstPage } from './useListing';
import './filters.css';
import './priceRange.css';

interface PriceSliderProps {
  ends: PriceEnds;
  typed: TypedRange;
  onChange: (typed: TypedRange) => void;
}

/**
 * A price range by two thumbs on one line: two native sliders over each other, so that keys, touch and screen readers
 * know them.
 */
function PriceSlider({ ends, typed, onChange }: PriceSliderProps) {
  const positions = positionsOf(typed, ends);
  const words = (position: number) =>
    `${formatMoney(toPaise(rupeesAt(position, ends)))}${position >= SCALE_END ? ' and above' : ''}`;
  const thumb = (name: keyof TypedRange, label: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={words(positions[name])}
      min={0}
      max={SCALE_END}
      value={positions[name]}
      onChange={(event) => onChange({ ...typed, [name]: typedAt(name, Number(event.target.value), positions, ends) })}
    />
  );
  const { min: from, max: to } = positions;
  const vars = useCssVars({ '--from': `${from}%`, '--to': `${to}%` });
  // Where both stand on the right, only the left one can still be moved, so it lies on top.
  const className = from > SCALE_END / 2 ? 'price-slider price-slider-right' : 'price-slider';
  return (
    <div className={className} {...vars}>
      <div className="price-slider-line">
        {thumb('min', 'Price from')}
        {thumb('max', 'Price up to')}
      </div>
      <span aria-hidden="true">{words(0)}</span>
      <span aria-hidden="true">{words(SCALE_END)}</span>
    </div>
  );
}

const typedOf = ({ minPrice, maxPrice }: ListingFilters): TypedRange => ({
  min: String(minPrice ?? ''),
  max: String(maxPrice ?? ''),
});

/** `applied`: the range that stood when it was said. */
type Fault = { field: keyof TypedRange; error: string; applied: string };
const wordOf = ({ min, max }: TypedRange): string => `${min}-${max}`;

interface Props {
  /** The slider's ends while no product tells better. */
  fallback: PriceEnds;
  /** `over`: in a panel. */
  scope: UiScope;
}

export function PriceRange({ fallback, scope }: Props) {
  const filters = useAppSelector(selectFilters);
  const change = useFilterChange();
  const { answer, before } = useFirstPage();
  const ends = (answer.currentData ?? before)?.prices ?? fallback;
  const id = useId();
  const applied = typedOf(filters);
  const [typed, setTyped] = useState(applied);
  const [followed, setFollowed] = useState(wordOf(applied));
  const [said, setFault] = useUiState<Fault | null>('notice', 'price', null, scope);
  const fields = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) };
  // The applied range moved, by a chip or by Back: the fields say it, and a fault of what was typed before is none of
  // it.
  if (followed !== wordOf(applied)) {
    setFollowed(wordOf(applied));
    setTyped(applied);
  }
  const isPast = said !== null && said.applied !== wordOf(applied);
  const fault = isPast ? null : said;
  useEffect(() => {
    if (isPast) setFault(null);
  }, [isPast, setFault]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseRange(typed);
    if ('error' in parsed) {
      setFault({ ...parsed, applied: wordOf(applied) });
      fields[parsed.field].current?.focus();
      return;
    }
    setFault(null);
    change((now) => ({ ...now, minPrice: parsed.minPrice, maxPrice: parsed.maxPrice }));
  };

  const field = (name: keyof TypedRange, label: string, placeholder: number) => (
    <label className="price-field">
      <span>{label}</span>
      <span className="price-input">
        <span aria-hidden="true">₹</span>
        <input
          ref={fields[name]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder={String(placeholder)}
          value={typed[name]}
          aria-invalid={fault?.field === name}
          aria-describedby={fault?.field === name ? id : undefined}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      </span>
    </label>
  );

  return (
    <form className="filter-group" noValidate onSubmit={onSubmit}>
      <fieldset className="price-range">
        <legend>Price</legend>
        <PriceSlider ends={ends} typed={typed} onChange={setTyped} />
        {field('min', 'Lowest price', ends.min)}
        {field('max', 'Highest price', ends.max)}
        {fault && (
          <p id={id} className="field-error">
            {fault.error}
          </p>
        )}
        <button type="submit" className="button">
          Apply
        </button>
      </fieldset>
    </form>
  );
}
