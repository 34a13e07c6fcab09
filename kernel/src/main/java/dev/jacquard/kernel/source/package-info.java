/**
 * What the parsers of small languages share: a text is cut into tokens, and an error says where in
 * the text it is and what was expected there.
 *
 * <pre>
 *   SourceText --Lexer, by the words and symbols of a Language--&gt; tokens --TokenStream--&gt; parser
 * </pre>
 */
package dev.jacquard.kernel.source;
