/** The days as a table. */
import { formatDay } from '../../../contract/rules/days';
import type { Takings } from '../../../contract/staffOrders';
import { rupeesText } from '../../lib/money';

export function TakingsTable({ days }: { days: Takings['days'] }) {
  return (
    <table className="takings-table">
      <caption className="sr-only">Takings by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Payments</th>
          <th scope="col">Received</th>
          <th scope="col">Given back</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ day, payments, received, refunded }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{payments}</td>
            <td>{rupeesText(received)}</td>
            <td>{rupeesText(refunded)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
