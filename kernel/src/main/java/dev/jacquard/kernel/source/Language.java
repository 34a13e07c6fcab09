package dev.jacquard.kernel.source;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a {@link Lexer} has to know of a language. A comment goes from {@code #} to the end of its
 * line.
 *
 * @param words the words that cannot be names
 * @param symbols the symbols, each before those that it begins with
 * @param slashComments whether there are also comments as in Java
 * @param strings whether text in single or double quotes is a token
 * @param hints what to write instead of signs that are no symbols
 */
public record Language(
    Set<String> words,
    List<String> symbols,
    boolean slashComments,
    boolean strings,
    Map<String, String> hints) {}
