import type { InputHTMLAttributes } from 'react'
import { classNames } from '../../ui/class-names.ts'
import '../../ui/file-button/file-button.css'

interface FileButtonProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept'> {
  label: string
  size?: 'normal' | 'small'
  /** The same file may be chosen again. */
  onChoose: (file: File) => void
}

/**
 * A button that chooses a file. The browser's own field covers it unseen and keeps keyboard, focus and drop: its words are
 * in the language of the browser, not of the page.
 */
export function FileButton({ label, size, onChoose, ...input }: FileButtonProps) {
  return (
    <label className={classNames('button button--second file-button', size === 'small' && 'button--small')}>
      {label}
      <input
        {...input}
        className="file-button__input"
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </label>
  )
}
