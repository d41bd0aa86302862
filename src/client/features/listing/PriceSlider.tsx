/** A price range by two thumbs on one line: two native sliders over each other, so that keys, touch and screen readers know them. */
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { useLook } from '../../ui/useLook';
import { positionsOf, rupeesAt, SCALE_END, typedAt } from './priceScale';
import type { PriceEnds } from './priceScale';
import type { TypedRange } from './typedRange';
import './priceSlider.css';

interface Props {
  ends: PriceEnds;
  typed: TypedRange;
  onChange: (typed: TypedRange) => void;
}

export function PriceSlider({ ends, typed, onChange }: Props) {
  const positions = positionsOf(typed, ends);
  const words = (position: number) => `${formatMoney(toPaise(rupeesAt(position, ends)))}${position >= SCALE_END ? ' and above' : ''}`;
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
  const look = useLook({ '--from': `${from}%`, '--to': `${to}%` });
  // Where both stand on the right, only the left one can still be moved, so it lies on top.
  const className = from > SCALE_END / 2 ? 'price-slider price-slider-right' : 'price-slider';
  return (
    <div className={className} {...look}>
      <div className="price-slider-line">
        {thumb('min', 'Price from')}
        {thumb('max', 'Price up to')}
      </div>
      <span aria-hidden="true">{words(0)}</span>
      <span aria-hidden="true">{words(SCALE_END)}</span>
    </div>
  );
}
