module.exports = {
  testEnvironment: 'node',
  testMatch: ['**/*.jest.ts'],
  transform: {
    '\\.[jt]s$': [
      'ts-jest',
      {
        tsconfig: { allowJs: true, module: 'commonjs', target: 'es2022', esModuleInterop: true, isolatedModules: true },
        diagnostics: false,
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(webhook-receiver|jose)/)'],
}
