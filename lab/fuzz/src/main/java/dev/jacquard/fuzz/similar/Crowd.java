package dev.jacquard.fuzz.similar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** A class of threads while the program is being drawn. */
final class Crowd {
  /** What all parts of a program have in common while it is being drawn. */
  record Draft(Dice dice, Set<String> features, Set<String> topics) {}

  private static final String EPILOGUE = "> ";
  private static final int RELATED = 50;

  private final Dice dice;
  private final Set<String> features;
  private final Set<String> topics;
  private final String letter;
  private final int members;
  private final boolean pooled;
  private final List<Fragment> fragments = new ArrayList<>();
  private final List<String> body = new ArrayList<>();
  private final Set<String> answers = new TreeSet<>();

  Crowd(Draft draft, String letter, int members, boolean pooled) {
    this.dice = draft.dice();
    this.features = draft.features();
    this.topics = draft.topics();
    this.letter = letter;
    this.members = members;
    this.pooled = pooled;
  }

  int members() {
    return members;
  }

  /** What members wait for, so that main should bring it about. */
  Set<String> answers() {
    return answers;
  }

  void drawBody(int room, boolean toldApart) {
    int telling = toldApart && dice.percent(75) ? dice.between(0, room - 1) : -1;
    for (int i = 0; i < room; i++) {
      body.addAll(
          lines(i == telling ? Catalogue.MEMBERS_TOLD_APART : Catalogue.MEMBERS_ALIKE, this::fits));
    }
    if (telling >= 0 && dice.percent(40)) {
      body.addAll(lines(Catalogue.MEMBERS_TOLD_APART, this::fits));
    }
  }

  /** Members of a pool have no threads of their own. */
  private boolean fits(Fragment fragment) {
    return !(pooled && fragment.needsThreads());
  }

  /** Statements of main about this class. */
  List<Statement> draw(List<Fragment> catalogue) {
    return Statement.parse(lines(catalogue, this::fits));
  }

  /** Statements of main that end a wait; those that name threads only if there are some. */
  List<Statement> answer(String wait) {
    List<Fragment> all = new ArrayList<>(Catalogue.MAIN_ALIKE);
    all.addAll(Catalogue.MAIN_TOLD_APART);
    Predicate<Fragment> answering =
        each -> each.demand("for").filter(wait::equals).isPresent() && fits(each);
    return all.stream().noneMatch(answering) ? List.of() : Statement.parse(lines(all, answering));
  }

  List<Statement> owns() {
    return Statement.parse(lines(Catalogue.OWNS, as(demanded("owns"))));
  }

  /** For a pool nothing: it is started where it is joined. */
  List<Statement> start() {
    return pooled ? List.of() : Statement.parse(lines(Catalogue.STARTS, as(demanded("starts"))));
  }

  List<Statement> join(boolean toldApart) {
    if (pooled) {
      return draw(Catalogue.POOLS);
    }
    List<String> main = new ArrayList<>();
    for (String line :
        lines(toldApart ? Catalogue.JOINS_TOLD_APART : Catalogue.JOINS_ALIKE, this::fits)) {
      if (line.startsWith(EPILOGUE)) {
        body.add(line.substring(EPILOGUE.length()));
      } else {
        main.add(line);
      }
    }
    return Statement.parse(main);
  }

  ThreadClass written() {
    String maker = lines(Catalogue.THREADS, as(demanded("thread"))).get(0);
    Form form = form();
    features.add(form.feature());
    return new ThreadClass(letter, form, maker, members, Statement.parse(body));
  }

  private Form form() {
    boolean object = fragments.stream().anyMatch(Fragment::needsObject);
    List<Form> forms = new ArrayList<>(List.of(Form.values()));
    forms.add(Form.LAMBDA);
    forms.removeIf(each -> object && !each.isObject());
    return dice.of(forms);
  }

  private Optional<String> demanded(String part) {
    return fragments.stream().flatMap(each -> each.demand(part).stream()).findFirst();
  }

  private static Predicate<Fragment> as(Optional<String> demanded) {
    return each -> demanded.isEmpty() || each.is(demanded.get());
  }

  /** A fragment with its gaps filled. */
  private List<String> lines(List<Fragment> catalogue, Predicate<Fragment> qualifies) {
    Fragment fragment = dice.weighted(catalogue, related(catalogue, qualifies));
    fragments.add(fragment);
    features.add(fragment.feature());
    topics.addAll(fragment.topics());
    fragment.demand("answer").ifPresent(answers::add);
    List<String> lines = new ArrayList<>();
    for (String line : fragment.lines()) {
      switch (line.strip()) {
        case "<statement>" -> lines.addAll(lines(Catalogue.MEMBERS_ALIKE, this::isSimple));
        case "<work>" ->
            lines.addAll(
                lines(Catalogue.MAIN_ALIKE, each -> each.is("main-works") && !reads(each)));
        default -> lines.add(filled(line));
      }
    }
    return lines;
  }

  /** Mostly what has to do with the rest of the program: the more there is to see. */
  private Predicate<Fragment> related(List<Fragment> catalogue, Predicate<Fragment> qualifies) {
    Predicate<Fragment> related =
        qualifies.and(each -> !Collections.disjoint(each.topics(), topics));
    return dice.percent(RELATED) && catalogue.stream().anyMatch(related) ? related : qualifies;
  }

  /** Another thread than main can't append to main's outcome. */
  private static boolean reads(Fragment fragment) {
    return fragment.lines().get(0).startsWith("out.");
  }

  private boolean isSimple(Fragment fragment) {
    return fragment.isFlat() && fits(fragment) && fragment.demands().isEmpty();
  }

  private String filled(String line) {
    return line.replace("<letter>", letter)
        .replace("<n>", letter)
        .replace("<thread>", "thread" + letter + "(i, own" + letter + "[i])")
        .replace("<thread0>", "thread" + letter + "(0, own" + letter + "[0])")
        .replace("<task>", "work" + letter + "(i, own" + letter + "[i])")
        .replace("<index>", String.valueOf(dice.between(0, members - 1)))
        .replace("<number>", String.valueOf(dice.between(1, 3)))
        .replace("<unique>", String.valueOf(dice.unique()));
  }
}
