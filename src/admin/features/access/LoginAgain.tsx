/** The session ended at the desk: the login stands over it, and what is typed below stays as it is. */
import Modal from 'antd/es/modal';
import { useAppSelector } from '../../store/hooks';
import { selectSession } from '../../store/sessionSlice';
import { LoginForm } from './LoginForm';
import { useMe } from '../../store/useMe';

export function LoginAgain() {
  const session = useAppSelector(selectSession);
  const { email } = useMe();
  return (
    <Modal
      open={session === 'ended'}
      title="Please log in again"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      destroyOnHidden
      zIndex={2000}
    >
      <p>Your session has ended. What you typed is still here.</p>
      <LoginForm email={email} />
    </Modal>
  );
}
