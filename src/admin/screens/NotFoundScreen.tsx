import Button from 'antd/es/button';
import { useNavigate } from 'react-router';
import { ScreenResult } from '../ui/ScreenResult';
import { useTitle } from '../ui/useTitle';

export default function NotFoundScreen() {
  useTitle('Not here');
  const navigate = useNavigate();
  return (
    <ScreenResult
      status="info"
      title="There is nothing here"
      text="The address is wrong, or your account does not open it."
      action={
        <Button type="primary" size="large" onClick={() => void navigate('/')}>
          To the first screen
        </Button>
      }
    />
  );
}
