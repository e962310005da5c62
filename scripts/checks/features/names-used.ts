import { parseSync, Visitor } from 'oxc-parser'
import { transform } from 'lightningcss'
import { sheetTargets } from '../../../apps/web/build/stated-browsers.ts'

/** Members, globals, elements and attributes that a script uses. Names it declares or imports itself are left out. */
export function namesInScript(file: string, text: string): Set<string> {
  const names = new Set<string>()
  const own = new Set<string>()
  const { program } = parseSync(file, text)
  new Visitor({
    ImportSpecifier: ({ local }) => void own.add(local.name),
    ClassDeclaration: ({ id }) => void (id && own.add(id.name)),
    FunctionDeclaration: ({ id }) => void (id && own.add(id.name)),
    VariableDeclarator: ({ id }) => void (id.type === 'Identifier' && own.add(id.name)),
    MemberExpression: ({ object, property, computed }) => {
      if (!computed && property.type === 'Identifier') names.add(`script:${property.name}`)
      if (object.type === 'Identifier') names.add(`global:${object.name}`)
    },
    NewExpression: ({ callee }) => void (callee.type === 'Identifier' && names.add(`global:${callee.name}`)),
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
      names.add(`markup:element ${name.name}`)
      for (const each of attributes)
        if (each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier')
          names.add(`markup:attribute ${each.name.name.toLowerCase()}`)
    },
  }).visit(program)
  for (const name of own) names.delete(`global:${name}`)
  return names
}

/** Skips what the build converts for the stated browsers. */
export function namesInSheet(file: string, text: string): Set<string> {
  const names = new Set<string>()
  const { code } = transform({ filename: file, code: Buffer.from(text), targets: sheetTargets, minify: false })
  for (const [, part = '', end = ''] of Buffer.from(code)
    .toString()
    .replaceAll(/"[^"]*"/g, '""')
    .matchAll(/([^{};]*)([{};])/g)) {
    const words = part.trim()
    if (words.startsWith('@')) atRule(words, names)
    else if (end === '{') for (const [, pseudo = ''] of words.matchAll(/::?([a-z-]+)/g)) names.add(`sheet:pseudo ${pseudo}`)
    else declaration(words, names)
  }
  // A prefixed property beside it does the same in browsers that only know the prefix.
  for (const name of names) {
    const [, property = ''] = /^sheet:property -(?:webkit|moz)-(.*)$/.exec(name) ?? []
    for (const each of property ? names : [])
      if (each === `sheet:property ${property}` || each.startsWith(`sheet:value ${property} `)) names.delete(each)
  }
  return names
}

function atRule(words: string, names: Set<string>): void {
  const [, rule = ''] = /^@([a-z-]+)/.exec(words) ?? []
  names.add(`sheet:at-rule ${rule}`)
  if (rule === 'supports') return
  for (const [, feature = ''] of words.matchAll(/\(\s*([a-z-]+)\s*[:)<>=]/g)) names.add(`sheet:in-at-rule ${rule} ${feature}`)
}

function declaration(words: string, names: Set<string>): void {
  const [, property = '', value = ''] = /^([a-z-]+)\s*:\s*([^]*)$/.exec(words) ?? []
  // Phones have no mouse pointer, so the cursor does not matter there.
  if (!property || property.startsWith('--') || property === 'cursor') return
  names.add(`sheet:property ${property}`)
  for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) names.add(`sheet:function ${name}`)
  for (const [, unit = ''] of value.matchAll(/(?<![#\w.])[\d.]+([a-z]{2,})\b/g)) names.add(`sheet:function ${unit}`)
  for (const [name] of value.matchAll(/(?<![\w#.-])[a-z][a-z-]*(?![\w(-])/g)) names.add(`sheet:value ${property} ${name}`)
}
