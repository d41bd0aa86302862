/** The days as bars. The table below says the same, so a screen reader hears of it once. */
import type { Takings } from '../../../contract/staffOrders';

const HEIGHT = 120;
const WIDTH = 10;
const GAP = 2;

export function TakingsBars({ days }: { days: Takings['days'] }) {
  const most = Math.max(...days.map(({ received }) => received), 1);
  return (
    <svg
      className="takings-bars"
      viewBox={`0 0 ${days.length * (WIDTH + GAP)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, received }, at) => {
        const height = (received / most) * HEIGHT;
        return <rect key={day} x={at * (WIDTH + GAP)} y={HEIGHT - height} width={WIDTH} height={height} />;
      })}
    </svg>
  );
}
