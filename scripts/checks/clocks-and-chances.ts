import { Visitor, type Program } from 'oxc-parser'

/** What a package may not reach for: the same answers must give the same result next year. */
const outsideWorld = new Set(
  (
    'performance crypto fetch document window navigator localStorage sessionStorage process setTimeout setInterval ' +
    'setImmediate queueMicrotask requestAnimationFrame console globalThis Temporal'
  ).split(' '),
)

/** Reads of the clock, of chance and of other things of the outside world in a parsed file. */
export function clocksAndChances(program: Program): string[] {
  const problems = new Set<string>()
  const declared = new Set<string>()
  const used = new Set<string>()
  /** Identifiers already judged with their parent, or that are names of members and not values. */
  const judged = new Set<unknown>()

  new Visitor({
    MemberExpression(node) {
      if (!node.computed) judged.add(node.property)
      if (node.object.type !== 'Identifier' || !['Date', 'Math'].includes(node.object.name)) return
      judged.add(node.object)
      const { name: owner } = node.object
      const member = node.property.type === 'Literal' ? node.property.value : 'name' in node.property && node.property.name
      if (owner === 'Date' && member === 'now') problems.add('Date.now reads a clock: take the time as an argument')
      if (owner === 'Math' && member === 'random') problems.add('Math.random is chance: take it as an argument')
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return
      judged.add(node.callee)
      if (node.arguments.length === 0) problems.add('new Date() without a value reads a clock')
    },
    BinaryExpression(node) {
      if (node.operator === 'instanceof') judged.add(node.right)
    },
    TSTypeReference(node) {
      judged.add(node.typeName)
    },
    Property(node) {
      if (!node.computed && !node.shorthand) judged.add(node.key)
    },
    PropertyDefinition(node) {
      if (!node.computed) judged.add(node.key)
    },
    MethodDefinition(node) {
      if (!node.computed) judged.add(node.key)
    },
    TSPropertySignature(node) {
      judged.add(node.key)
    },
    TSMethodSignature(node) {
      judged.add(node.key)
    },
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier') declared.add(node.id.name)
    },
    FunctionDeclaration(node) {
      if (node.id) declared.add(node.id.name)
      for (const parameter of node.params) if (parameter.type === 'Identifier') declared.add(parameter.name)
    },
    ArrowFunctionExpression(node) {
      for (const parameter of node.params) if (parameter.type === 'Identifier') declared.add(parameter.name)
    },
    ImportSpecifier(node) {
      judged.add(node.imported)
      declared.add(node.local.name)
    },
    Identifier(node) {
      if (!judged.has(node)) used.add(node.name)
    },
  }).visit(program)

  for (const name of used) {
    if (declared.has(name)) continue
    // `Date()` and `const { random } = Math` hide the same clock and chance behind another form.
    if (name === 'Date' || name === 'Math') problems.add(`${name} as a value hides a clock or a chance`)
    if (outsideWorld.has(name)) problems.add(`${name} is the outside world`)
  }
  return [...problems]
}
