package dev.jacquard.agent.link;

import dev.jacquard.runtime.name.Sites.Site;
import dev.jacquard.runtime.state.Position;
import java.util.List;

/**
 * What the code of one rewritten class names by number: entry {@code n} of a list has number n.
 *
 * @param loops how many loops there are
 * @param positions with numbers of residual code that count {@code residuals} from 1
 * @param residuals the digests of residual code
 */
public record Tables(
    List<Site> sites,
    List<FieldName> fields,
    int loops,
    List<Position> positions,
    List<String> residuals) {}
