import { parseSync, Visitor } from 'oxc-parser'

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
