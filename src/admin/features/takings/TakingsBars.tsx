/** The days as bars, those without takings too. The table below says it to a screen reader as well. */
import type { Takings } from '../../../contract/staffOrders';
import { rupeesText } from '../../lib/money';
import { daysBetween } from '../../lib/shopDays';

const HEIGHT = 120;
const WIDTH = 10;
const GAP = 2;

interface Props {
  days: Takings['days'];
  span: { from: string; to: string };
}

export function TakingsBars({ days, span }: Props) {
  const receivedOn = new Map(days.map(({ day, received }) => [day, received]));
  const all = daysBetween(span.from, span.to);
  const most = Math.max(...receivedOn.values(), 1);
  return (
    <figure className="takings-figure" aria-hidden="true">
      <figcaption className="quiet">{rupeesText(Math.max(...receivedOn.values(), 0))} on the best day</figcaption>
      <svg className="takings-bars" viewBox={`0 0 ${all.length * (WIDTH + GAP)} ${HEIGHT}`} preserveAspectRatio="none">
        {all.map((day, at) => {
          const height = ((receivedOn.get(day) ?? 0) / most) * HEIGHT;
          return <rect key={day} x={at * (WIDTH + GAP)} y={HEIGHT - height} width={WIDTH} height={height} />;
        })}
      </svg>
    </figure>
  );
}
