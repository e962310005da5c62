import { fill, languageNames, languages } from '@ankur/content'
import { maxNameLength, type Names } from '@ankur/talk'
import { useLanguage } from '../../platform/language.tsx'
import { Field } from '../../ui/field/field.tsx'

interface Props {
  /** Contains `{language}`. */
  label: string
  names: Names
  onChange: (names: Names) => void
}

/** A name in each language, that of the page first. */
export function NameFields({ label, names, onChange }: Props) {
  const { language } = useLanguage()
  return [language, ...languages.filter((each) => each !== language)].map((each) => (
    <Field
      key={each}
      lang={each}
      label={fill(label, { language: languageNames[each] })}
      maxLength={maxNameLength}
      autoComplete="off"
      value={names[each] ?? ''}
      onChange={({ target }) => onChange({ ...names, [each]: target.value })}
    />
  ))
}

/** The names that were filled in. */
export function givenNames(names: Names): Names {
  return Object.fromEntries(Object.entries(names).flatMap(([each, name]) => (name?.trim() ? [[each, name.trim()]] : [])))
}
