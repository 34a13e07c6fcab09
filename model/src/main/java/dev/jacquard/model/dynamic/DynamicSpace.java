package dev.jacquard.model.dynamic;

import dev.jacquard.model.IllegalModelException;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.dynamic.graph.Configuration;
import dev.jacquard.model.dynamic.graph.Garbage;
import dev.jacquard.model.dynamic.graph.StateWords;
import java.util.List;
import java.util.Map;

/** The states of a dynamic model, each as one of all that a symmetry takes to be equal. */
class DynamicSpace<G extends Record> implements StateSpace {
  private final DynamicModel<G> model;
  private final Representatives representatives;
  private final boolean symmetricIndependence;
  private final Forms forms;
  private final Names actions;
  private final List<Proposition<G>> propositions;
  private final StateWords words = new StateWords();

  DynamicSpace(
      DynamicModel<G> model,
      Representatives representatives,
      boolean symmetricIndependence,
      Forms forms,
      Names actions,
      List<Proposition<G>> propositions) {
    this.model = model;
    this.representatives = representatives;
    this.symmetricIndependence = symmetricIndependence;
    this.forms = forms;
    this.actions = actions;
    this.propositions = propositions;
  }

  /** The same states with other representatives. */
  DynamicSpace(DynamicSpace<G> other, Representatives representatives) {
    this(
        other.model,
        representatives,
        other.symmetricIndependence,
        other.forms,
        other.actions,
        other.propositions);
  }

  @Override
  public void initial(Successors successors) {
    Configuration nothing = new Configuration(null, new long[0][], new long[0][]);
    Draft<G> draft = Draft.of(forms, nothing);
    model.start(new Stage<>(draft, Pid.none(), new Footprint(nothing, -1), List.of(), false));
    if (!draft.hasGlobals()) {
      throw new IllegalModelException("the model " + model.name() + " does not set its globals");
    }
    write(Garbage.collect(draft.configuration()));
    successors.step(-1, -1, words.words(), words.length());
  }

  @Override
  public void expand(long[] state, int length, Successors successors) {
    expand(StateWords.read(state, length), successors, false);
  }

  /** Shows processes to each other in the opposite order, which must not matter. */
  @Override
  public void expandOtherwise(long[] state, int length, Successors successors) {
    expand(StateWords.read(state, length), successors, true);
  }

  private void expand(Configuration before, Successors successors, boolean backwards) {
    Draft<G> draft = Draft.of(forms, before);
    for (int process = 0; process < draft.processes(); process++) {
      if (draft.lives(process) && expand(before, draft, process, successors, backwards)) {
        return;
      }
    }
  }

  /** Sends the steps of a process; whether they are enough. */
  private boolean expand(
      Configuration before, Draft<G> draft, int process, Successors successors, boolean backwards) {
    Footprint footprint = new Footprint(before, process);
    Stage<G> stage = new Stage<>(draft, Pid.at(process), footprint, propositions, backwards);
    List<Stage.Offer<G>> offers;
    try {
      offers = stage.offers();
    } catch (IllegalModelException mistake) {
      throw mistake;
    } catch (RuntimeException | AssertionError thrown) {
      successors.thrown(process, -1, thrown);
      return false;
    }
    boolean alone = !offers.isEmpty();
    for (Stage.Offer<G> offer : offers) {
      alone &= take(offer, stage, process, before, successors);
    }
    return alone && stage.isPrivate() && successors.independent(process);
  }

  /** Takes a step; whether it works, and leaves the names of all others alone if need be. */
  private boolean take(
      Stage.Offer<G> offer,
      Stage<G> stage,
      int process,
      Configuration before,
      Successors successors) {
    int action = actions.number(offer.name());
    try {
      stage.take(offer.effect());
    } catch (IllegalModelException mistake) {
      throw mistake;
    } catch (FailedCheckException failed) {
      successors.failure(process, action, failed.getMessage());
      return false;
    } catch (RuntimeException | AssertionError thrown) {
      successors.thrown(process, action, thrown);
      return false;
    }
    Configuration after = Garbage.collect(stage.draft().configuration());
    write(after);
    successors.step(process, action, words.words(), words.length());
    return symmetricIndependence || hasSamePlaces(before, after);
  }

  private static boolean hasSamePlaces(Configuration before, Configuration after) {
    return hasSamePlaces(before.processes(), after.processes())
        && hasSamePlaces(before.objects(), after.objects());
  }

  private static boolean hasSamePlaces(long[][] before, long[][] after) {
    for (int place = 0; place < Math.max(before.length, after.length); place++) {
      boolean was = place < before.length && before[place] != null;
      boolean is = place < after.length && after[place] != null;
      if (was != is) {
        return false;
      }
    }
    return true;
  }

  /** Sends the state that stands for the class of another, as a step of nobody. */
  public final void represent(long[] state, int length, Successors successors) {
    write(StateWords.read(state, length));
    successors.step(-1, -1, words.words(), words.length());
  }

  @Override
  public List<String> notes() {
    return representatives.notes();
  }

  private void write(Configuration configuration) {
    words.write(representatives.of(configuration));
  }

  @Override
  public long observe(long[] state, int length) {
    Sight<G> sight = new Sight<>(Draft.of(forms, StateWords.read(state, length)));
    long observed = 0;
    for (int index = 0; index < propositions.size(); index++) {
      if (propositions.get(index).holds(sight)) {
        observed |= 1L << index;
      }
    }
    return observed;
  }

  @Override
  public boolean mayEnd(long[] state, int length) {
    Draft<G> draft = Draft.of(forms, StateWords.read(state, length));
    for (int process = 0; process < draft.processes(); process++) {
      if (draft.lives(process) && !draft.process(process).mayRest()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Map<String, String> describe(long[] state, int length) {
    return new Description<>(forms, StateWords.read(state, length)).entries();
  }

  @Override
  public String action(int process, int action) {
    return actions.name(action);
  }

  @Override
  public String process(int process) {
    return Description.process(process);
  }
}
