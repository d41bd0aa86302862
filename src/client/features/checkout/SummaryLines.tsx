/** What is being ordered, briefly, and what of it is not as the shopper saw it last. */
import { choiceText, isShort, lineKey } from '../../lib/cartLine';
import { goneText, lineChange, sentencesOf } from '../../lib/lineChange';
import { paths } from '../../lib/paths';
import { linePaise } from '../../lib/cartPrice';
import type { CartItem } from '../../../contract/cart';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { selectCartNews } from '../../store/cartNewsSlice';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';

export function SummaryLines({ lines }: { lines: readonly CartItem[] }) {
  const news = useAppSelector(selectCartNews);
  const gone = goneText(news, lines);
  return (
    <>
      <ul role="list" className="summary-lines" aria-label="Products in this order">
        {lines.map((line) => {
          const choice = choiceText(line);
          return (
            <li key={lineKey(line)}>
              <Picture src={line.productImage} alt="" sizes="56px" />
              <span className="summary-words">
                <span className="summary-name two-lines">{line.productName}</span>
                <span className="summary-choice">
                  {choice === '' ? '' : `${choice} · `}
                  {line.orderQuantity} × {formatMoney(toPaise(line.productRate))}
                </span>
                {choice !== '' && (
                  <Link
                    className="summary-choose"
                    to={paths.productChoice(line.productId, line.productColor, line.productSize)}
                  >
                    Change
                    <span className="visually-hidden">
                      {' '}
                      colour or size of {line.productName}, {choice}
                    </span>
                  </Link>
                )}
                {isShort(line, lines) && <span className="summary-short">Not enough in stock</span>}
                {sentencesOf(lineChange(news, line)).map((sentence) => (
                  <span key={sentence} className="summary-change">
                    {sentence}
                  </span>
                ))}
              </span>
              <span className="summary-money">{formatMoney(linePaise(line))}</span>
            </li>
          );
        })}
      </ul>
      {gone !== '' && <p className="summary-change">{gone}</p>}
    </>
  );
}
