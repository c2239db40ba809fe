// Stands in for the library's English messages: see webpack.ts.
exports.en = {};
