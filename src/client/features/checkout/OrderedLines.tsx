/** Lines of an order by name, on the pages after the checkout. */
import { formatMoney } from '../../../contract/rules/money';
import { linePaise } from '../../../contract/rules/pricing';
import { choiceText, lineKey } from '../../lib/cartLine';
import type { OrderedLine, ShortLine } from '../../lib/latestOrder';
import { paths } from '../../lib/paths';
import { plural } from '../../lib/text';
import { Link } from '../../ui/Link';

const words = (line: OrderedLine): string => {
  const choice = choiceText(line);
  return choice === '' ? plural(line.quantity, 'piece') : `${choice} · ${plural(line.quantity, 'piece')}`;
};

export function OrderedLines({ lines, label }: { lines: readonly OrderedLine[]; label: string }) {
  return (
    <ul role="list" className="ordered-lines" aria-label={label}>
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <span>
            <strong className="two-lines">{line.productName}</strong>
            <span className="ordered-choice">{words(line)}</span>
          </span>
          <span className="ordered-money">{formatMoney(linePaise(line))}</span>
        </li>
      ))}
    </ul>
  );
}

const left = ({ quantity, stockQuantity }: ShortLine): string => {
  if (stockQuantity <= 0) return 'Out of stock';
  return stockQuantity < quantity
    ? `Only ${stockQuantity} left, you wanted ${quantity}`
    : `${stockQuantity} left for all sizes and colours together`;
};

/** What was short, each with the way to its page. */
export function ShortLines({ lines, label }: { lines: readonly ShortLine[]; label: string }) {
  return (
    <ul role="list" className="ordered-lines" aria-label={label}>
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <span>
            <Link to={paths.product(line.productId)}>
              <span className="two-lines">{line.productName}</span>
            </Link>
            <span className="ordered-choice">{words(line)}</span>
          </span>
          <span className="ordered-short">{left(line)}</span>
        </li>
      ))}
    </ul>
  );
}
