/** Asks for the second factor once more, for what must be done by the person and not by an open desk. */
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useConfirmMutation } from '../../api/accessApi';
import { failureOf } from '../../api/errors';
import { useAppDispatch } from '../../store/hooks';
import { confirmClosed } from '../../store/confirmSlice';
import { StaffForm } from '../../ui/StaffForm';
import { useFocusBack } from '../../ui/useFocusBack';
import { CodeField } from './CodeField';
import { codeStep, recoveryStep } from './accessSchemas';

export default function ConfirmFirst() {
  const dispatch = useAppDispatch();
  useFocusBack();
  const [confirm] = useConfirmMutation();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <Modal open title="Your code, once more" onCancel={() => dispatch(confirmClosed())} footer={null} zIndex={1500}>
      <p>This needs you in person. Then press the button again.</p>
      <StaffForm
        key={String(isRecovery)}
        initial={{ code: '' }}
        schema={isRecovery ? recoveryStep : codeStep}
        submit="Confirm"
        onSend={async ({ code }) => {
          const { error } = await confirm(code.trim());
          return error ? failureOf(error) : undefined;
        }}
      >
        <CodeField isRecovery={isRecovery} onSwitch={() => setRecovery(!isRecovery)} />
      </StaffForm>
    </Modal>
  );
}
