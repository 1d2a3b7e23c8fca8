import ts from 'typescript'

/** The name of a type that a node mentions. */
export function mentionedName(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  if (ts.isExpressionWithTypeArguments(node)) return node.expression
  return ts.isImportTypeNode(node) ? node.qualifier : undefined
}

/** Whether a symbol is a type of the package, not of an installed one. */
export function isOwnType({ flags, declarations = [] }: ts.Symbol): boolean {
  const types = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class
  return (flags & types) !== 0 && declarations.some((node) => !isInstalled(node.getSourceFile()))
}

/** Whether a file is of an installed package. */
export function isInstalled({ fileName }: ts.SourceFile): boolean {
  return fileName.includes('/node_modules/')
}
