import { Link } from 'react-router';
import { useTitle } from '../ui/useTitle';

export default function NotFoundScreen() {
  useTitle('Not here');
  return (
    <>
      <h1 tabIndex={-1}>There is nothing here</h1>
      <p>The address is wrong, or your account does not open it.</p>
      <p>
        <Link to="/">To the first screen</Link>
      </p>
    </>
  );
}
