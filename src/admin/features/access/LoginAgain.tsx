/** The session ended at the desk: the login stands over it, and what is typed below stays as it is. */
import Modal from 'antd/es/modal';
import { useFocusBack } from '../../ui/useFocusBack';
import { LoginForm } from './LoginForm';
import { useMe } from '../../store/useMe';

export default function LoginAgain() {
  useFocusBack();
  const { email } = useMe();
  return (
    <Modal
      open
      title="Please log in again"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      zIndex={2000}
    >
      <p>Your session has ended. What you typed is still here.</p>
      <LoginForm email={email} />
    </Modal>
  );
}
