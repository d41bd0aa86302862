/** Codes for the day when the phone is gone. They are shown once. */
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { brand } from '../../../contract/brand';
import { saveText } from '../../browser/saveFile';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${brand.name}: recovery codes of the staff's side. Each opens once.\n\n${codes.join('\n')}\n`;
  return (
    <>
      <p>
        If your phone is lost, each of these opens your account once, in place of its code. They are not shown again:
        print them, or keep them with your passwords.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Flex gap={8} wrap className="form-buttons">
        <Button size="large" onClick={() => saveText('recovery-codes.txt', text)}>
          Save as a file
        </Button>
        <Button size="large" onClick={() => window.print()}>
          Print
        </Button>
      </Flex>
    </>
  );
}
