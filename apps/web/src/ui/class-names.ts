/** Joins the class names that apply: `classNames('card', wide && 'card--wide')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
