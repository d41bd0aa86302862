/** A button that lets somebody choose a file. */
import { useRef } from 'react';

interface Props {
  label: string;
  isQuiet?: boolean;
  onFile: (file: File) => void;
}

export function Picker({ label, isQuiet = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={isQuiet ? 'button' : 'button button-primary'}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file again, mended meanwhile, is a choice too.
          target.value = '';
        }}
      />
    </>
  );
}
