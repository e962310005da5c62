import './switch.css'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** The text beside it, "On" or "Off": colour and position must not be the only signs. */
  stateWord: string
}

export function Switch({ label, checked, onChange, stateWord }: SwitchProps) {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(!checked)}
    >
      <span className="switch__track">
        <span className="switch__knob" />
      </span>
      <span>{label}</span>
      <span className="switch__word">{stateWord}</span>
    </button>
  )
}
